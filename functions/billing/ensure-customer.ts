import { CodedError } from '#shared/errors/coded-error.ts';
import type { Customers } from './customers-repository.ts';
import type { BillingRepository } from './repository.ts';

const ATTEMPTS = 5;

interface Dependencies {
  rows: Pick<BillingRepository, 'read' | 'adopt'>;
  customers: Pick<Customers, 'create' | 'remove'>;
  emailOf: (userId: string) => Promise<string | null>;
}

/**
 * The person's customer at Stripe, made when it is first needed. One, however many press at once: Stripe answers them
 * all the same customer, and one of them writes it down.
 */
export type EnsureCustomer = (userId: string) => Promise<string>;

const isClosed = (error: unknown): boolean => error instanceof CodedError && error.code === 'UNAUTHENTICATED';

export const createEnsureCustomer =
  ({ rows, customers, emailOf }: Dependencies): EnsureCustomer =>
  async (userId) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const row = await rows.read(userId);
      if (row.customer_id !== null) return row.customer_id;
      const customerId = await customers.create(userId, await emailOf(userId), row.version);
      try {
        if (await rows.adopt(row, customerId)) return customerId;
      } catch (error) {
        // The account was closed meanwhile: nothing of the person stays at Stripe.
        if (isClosed(error)) await customers.remove(customerId);
        throw error;
      }
    }
    throw new CodedError('SERVICE_UNAVAILABLE');
  };
