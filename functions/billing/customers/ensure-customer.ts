import { CodedError } from '#shared/errors/coded-error.ts';
import type { Customers } from './customers-repository.ts';
import type { BillingRepository } from '../repository.ts';

const ATTEMPTS = 5;

interface Dependencies {
  rows: Pick<BillingRepository, 'read' | 'adopt'>;
  customers: Pick<Customers, 'create' | 'remove'>;
  emailOf: (userId: string) => Promise<string | null>;
}

/**
 * Returns the user's Stripe customer, created on first use. Concurrent requests share one customer: Stripe returns the
 * same one to all, and one request stores it.
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
        // The account was closed in the meantime, so the customer is deleted at Stripe.
        if (isClosed(error)) await customers.remove(customerId);
        throw error;
      }
    }
    throw new CodedError('SERVICE_UNAVAILABLE');
  };
