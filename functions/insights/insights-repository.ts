import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { type Insight, insightsAnswer } from '#shared/insights/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { createOpenAccountCheck } from '../platform/table/closed-account-entity.ts';
import { createInsightsEntity } from '../platform/table/insights-entity.ts';
import { readRow } from '../platform/table/read-row.ts';
import { isNew } from '../platform/table/row-conditions.ts';
import { ConditionsFailed, transact } from '../platform/table/transact.ts';

const KEPT_SECONDS = 31 * 24 * 60 * 60;

/** Insights of a day, as they are kept. */
export interface KeptInsights {
  insights: Insight[];
  health_score: number;
  engine: 'rules' | 'model';
  basis: string;
  generated_at: string;
}

/** Insights of the table: one row a person and day. */
export const createInsightsRepository = (table: Table, clock: Clock) => {
  const rows = createInsightsEntity(table);
  const openAccount = createOpenAccountCheck(table);

  const put = (userId: string, date: LocalDate, kept: KeptInsights) =>
    rows.build(PutItemCommand).item({
      user_id: userId,
      date,
      ...kept,
      expires_at: epochSeconds(clock()) + KEPT_SECONDS,
    });

  return {
    find: async (userId: string, date: LocalDate): Promise<KeptInsights | null> => {
      const row = await readRow(rows, { user_id: userId, date });
      return row && { ...row, insights: insightsAnswer.shape.insights.parse(row.insights) };
    },

    /** Keeps what was asked for in place of what was kept. Nothing is kept for a closed account. */
    save: async (userId: string, date: LocalDate, kept: KeptInsights): Promise<void> => {
      try {
        await transact(table, [{ Put: put(userId, date, kept).params() }, openAccount(userId)]);
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
      }
    },

    /** Keeps the first of a day. @returns false when the day has some, or the account is closed */
    saveFirst: async (userId: string, date: LocalDate, kept: KeptInsights): Promise<boolean> => {
      const first = put(userId, date, kept).options({ condition: isNew });
      try {
        await transact(table, [{ Put: first.params() }, openAccount(userId)]);
        return true;
      } catch (error) {
        if (error instanceof ConditionsFailed) return false;
        throw error;
      }
    },
  };
};

export type InsightsRepository = ReturnType<typeof createInsightsRepository>;
