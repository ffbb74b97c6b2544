import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { CodedError } from '#shared/errors/coded-error.ts';
import { createBillingEntity } from '../platform/plan/billing-entity.ts';
import type { Table } from '../platform/table/client.ts';
import { createOpenAccountCheck } from '../platform/account/closed-account-entity.ts';
import { withoutNulls } from '../platform/table/nulls.ts';
import { readRow } from '../platform/table/read-row.ts';
import { isNew } from '../platform/table/row-conditions.ts';
import { createStripeCustomerEntity } from './customers/stripe-customer-entity.ts';
import { ConditionsFailed, transact, type Write } from '../platform/table/transact.ts';
import { type Billing, noBilling } from './billing.ts';
import { createTrials } from './subscriptions/trials-repository.ts';

/** Reads and writes billing rows and the owners of Stripe customers. */
export const createBillingRepository = (table: Table) => {
  const rows = createBillingEntity(table);
  const customers = createStripeCustomerEntity(table);
  const openAccount = createOpenAccountCheck(table);
  const trials = createTrials(table);

  const putOn = (version: number, after: Omit<Billing, 'version'>): Write => ({
    Put: rows
      .build(PutItemCommand)
      .item(withoutNulls({ ...after, version: version + 1 }))
      .options({ condition: version === 0 ? isNew : { attr: 'version', eq: version } })
      .params(),
  });

  const wrote = async (userId: string, writes: Write[]): Promise<boolean> => {
    try {
      await transact(table, [openAccount(userId), ...writes]);
      return true;
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
      if (error.failed[0]) throw new CodedError('UNAUTHENTICATED', { cause: error });
      return false;
    }
  };

  return {
    read: async (userId: string): Promise<Billing> => {
      const row = { ...noBilling(userId), ...(await readRow(rows, { user_id: userId })) };
      return row.trial_used ? row : { ...row, trial_used: await trials.isKnown(userId) };
    },

    claimTrial: trials.claim,

    /** Returns the user of a Stripe customer, or null if unknown. */
    ownerOf: async (customerId: string): Promise<string | null> =>
      (await readRow(customers, { customer_id: customerId }))?.user_id ?? null,

    /**
     * Writes the row unless it changed since `before` was read.
     * @returns whether it was written
     * @throws CodedError UNAUTHENTICATED if the account is closed
     */
    replace: (before: Billing, after: Omit<Billing, 'version'>): Promise<boolean> =>
      wrote(before.user_id, [putOn(before.version, after)]),

    /** Like `replace`, and also links the customer to this user. */
    adopt: (before: Billing, customerId: string): Promise<boolean> =>
      wrote(before.user_id, [
        putOn(before.version, { ...before, customer_id: customerId }),
        {
          Put: customers
            .build(PutItemCommand)
            .item({ customer_id: customerId, user_id: before.user_id })
            .options({ condition: { or: [isNew, { attr: 'user_id', eq: before.user_id }] } })
            .params(),
        },
      ]),

    /** Deletes the link from a customer to its user. */
    forgetCustomer: async (customerId: string): Promise<void> => {
      await customers.build(DeleteItemCommand).key({ customer_id: customerId }).send();
    },
  };
};

export type BillingRepository = ReturnType<typeof createBillingRepository>;
