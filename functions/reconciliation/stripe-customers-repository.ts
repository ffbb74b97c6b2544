import type { AskStripe } from '../platform/payments/stripe-client.ts';

const PAGE = 100;

/** A customer as the list at Stripe returns it. */
export interface ListedCustomer {
  id: string;
  createdAt: Date;
  /** From the metadata; '' if it is missing. */
  userId: string;
  environment: string;
}

/** Pages through the customers at Stripe, newest first. */
export const createStripeCustomers = (ask: AskStripe) => ({
  pages: async function* (): AsyncGenerator<ListedCustomer[]> {
    let after: string | undefined;
    do {
      const page = await ask((stripe) =>
        stripe.customers.list({ limit: PAGE, ...(after !== undefined && { starting_after: after }) }),
      );
      yield page.data.map(({ id, created, metadata }) => ({
        id,
        createdAt: new Date(created * 1000),
        userId: metadata['user_id'] ?? '',
        environment: metadata['environment'] ?? '',
      }));
      after = page.has_more ? page.data.at(-1)?.id : undefined;
    } while (after !== undefined);
  },
});

export type StripeCustomers = ReturnType<typeof createStripeCustomers>;
