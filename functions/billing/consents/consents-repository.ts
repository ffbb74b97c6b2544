import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import type { Clock } from '../../platform/clock.ts';
import type { Table } from '../../platform/table/client.ts';
import { readRow } from '../../platform/table/read-row.ts';
import { createOrderConsentEntity } from './order-consent-entity.ts';

/** Reads and writes consents to immediate performance. */
export const createConsents = (table: Table, clock: Clock) => {
  const consents = createOrderConsentEntity(table);
  return {
    /** Stores the consent to an order. A page that is ordered again keeps the latest consent. */
    give: async (userId: string, checkoutId: string, termsVersion: string): Promise<void> => {
      await consents
        .build(PutItemCommand)
        .item({
          user_id: userId,
          checkout_id: checkoutId,
          terms_version: termsVersion,
          given_at: clock().toISOString(),
        })
        .send();
    },

    /** Returns the consent to an order, or null. */
    find: (userId: string, checkoutId: string) =>
      readRow(consents, { user_id: userId, checkout_id: checkoutId }),
  };
};

export type Consents = ReturnType<typeof createConsents>;
