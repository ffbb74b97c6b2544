import type { RequestSource } from '../http/request-source.ts';
import type { Table } from '../table/client.ts';
import { ConditionsFailed, transact } from '../table/transact.ts';
import type { SenderLimits } from './sender-limits.ts';

/** Counts a request of an anonymous sender. The table stores nothing else of it. @throws CodedError above a limit */
export const createCountSender =
  (table: Table, limits: SenderLimits) =>
  async (source: RequestSource): Promise<void> => {
    try {
      await transact(table, limits.writes(source));
    } catch (error) {
      throw error instanceof ConditionsFailed ? limits.refusal(error.failed, error) : error;
    }
  };
