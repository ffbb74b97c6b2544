import type { Table } from '../platform/table/client.ts';
import { ConditionsFailed, transact } from '../platform/table/transact.ts';
import type { RequestSource } from '../platform/http/request-source.ts';
import type { SenderLimits } from '../platform/limits/sender-limits.ts';

/** Counts an error report. The table stores nothing else of it. */
export const createCountReport =
  (table: Table, limits: SenderLimits) =>
  async (source: RequestSource): Promise<void> => {
    try {
      await transact(table, limits.writes(source));
    } catch (error) {
      throw error instanceof ConditionsFailed ? limits.refusal(error.failed, error) : error;
    }
  };
