import type { AskStripe } from '../../platform/payments/stripe-client.ts';
import type { Contract } from './contract.ts';
import { WITHDRAWAL } from './contracts-repository.ts';

/** Refunds contracts at Stripe. */
export const createRefunds = (ask: AskStripe) => ({
  /**
   * Refunds an amount of a contract's payments, newest first. A repeated or concurrent call refunds nothing more: what
   * was refunded before counts, and the key of each refund is the same.
   */
  refundContract: ({ id, charges }: Contract, amount: number): Promise<void> =>
    ask(async (stripe) => {
      let left = amount - charges.reduce((sum, { withdrawn }) => sum + withdrawn, 0);
      for (const { id: charge, paid, withdrawn } of charges) {
        const part = Math.min(left, paid - withdrawn);
        if (part <= 0) continue;
        await stripe.refunds.create(
          { charge, amount: part, reason: 'requested_by_customer', metadata: { [WITHDRAWAL]: id } },
          { idempotencyKey: `withdrawal-${id}-${charge}-${withdrawn}` },
        );
        left -= part;
      }
    }),
});

export type Refunds = ReturnType<typeof createRefunds>;
