import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import type { Table } from '../../../platform/table/client.ts';
import { readRow } from '../../../platform/table/read-row.ts';
import type { Write } from '../../../platform/table/transact.ts';
import { createSellerOfferEntity } from './seller-offer-entity.ts';

/** Reads and writes the user's offer. */
export const createOfferRepository = (table: Table) => {
  const offers = createSellerOfferEntity(table);
  return {
    read: async (user_id: string): Promise<string> => (await readRow(offers, { user_id }))?.text ?? '',
    toSet: (user_id: string, text: string): Write => ({
      Put: offers.build(PutItemCommand).item({ user_id, text }).params(),
    }),
  };
};

export type OfferRepository = ReturnType<typeof createOfferRepository>;
