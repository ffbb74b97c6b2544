import type { Table } from '../platform/table/client.ts';
import { ConditionsFailed, transact } from '../platform/table/transact.ts';
import type { RequestSource } from '../support/request-source.ts';
import type { SenderLimits } from '../support/sender-limits.ts';

/** Counts a report of an error. Nothing else of it is kept in the table. */
export const createCountReport =
  (table: Table, limits: SenderLimits) =>
  async (source: RequestSource): Promise<void> => {
    try {
      await transact(table, limits.writes(source));
    } catch (error) {
      throw error instanceof ConditionsFailed ? limits.refusal(error.failed, error) : error;
    }
  };
