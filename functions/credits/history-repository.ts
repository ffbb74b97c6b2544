import { type CreditChange, creditChange } from '#shared/credits/schema.ts';
import type { Table } from '../platform/table/client.ts';
import { createCreditChangeEntity, CREDIT_CHANGES, creditChangeKey } from './credit-change-entity.ts';
import { withNulls } from '../platform/table/nulls.ts';
import { queryPage } from '../platform/table/query-rows.ts';

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
      const { Items = [], LastEvaluatedKey } = await queryPage(
        changes,
        userId,
        { between: CREDIT_CHANGES },
        {
          reverse: true,
          limit: PAGE,
          from: cursor === undefined ? undefined : creditChangeKey(userId, cursor),
        },
      );
      const page = Items.map((row) => creditChange.parse(withNulls(row, creditChange)));
      return { changes: page, cursor: LastEvaluatedKey ? (page.at(-1)?.id ?? null) : null };
    },
  };
};

export type HistoryRepository = ReturnType<typeof createHistoryRepository>;
