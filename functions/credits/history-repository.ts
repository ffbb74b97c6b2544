import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { type CreditChange, creditChange } from '#shared/credits/schema.ts';
import type { Table } from '../platform/table/client.ts';
import { createCreditChangeEntity, CREDIT_CHANGES, creditChangeKey } from './credit-change-entity.ts';
import { withNulls } from '../platform/table/nulls.ts';
import { userPartition } from '../platform/table/user-key.ts';

const PAGE = 20;

export interface HistoryPage {
  changes: CreditChange[];
  /** Cursor of the last change, if there are more. */
  cursor: string | null;
}

/** Reads the history of a user's credits, newest first. */
export const createHistoryRepository = (table: Table) => {
  const changes = createCreditChangeEntity(table);
  return {
    page: async (userId: string, cursor: string | undefined): Promise<HistoryPage> => {
      const { Items = [], LastEvaluatedKey } = await table
        .build(QueryCommand)
        .query({ partition: userPartition(userId), range: { between: [...CREDIT_CHANGES] } })
        .entities(changes)
        .options({
          consistent: true,
          entityAttrFilter: false,
          reverse: true,
          limit: PAGE,
          ...(cursor !== undefined && { exclusiveStartKey: creditChangeKey(userId, cursor) }),
        })
        .send();
      const page = Items.map((row) => creditChange.parse(withNulls(row, creditChange)));
      return { changes: page, cursor: LastEvaluatedKey ? (page.at(-1)?.id ?? null) : null };
    },
  };
};

export type HistoryRepository = ReturnType<typeof createHistoryRepository>;
