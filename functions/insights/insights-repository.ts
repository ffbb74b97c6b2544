import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import type { LocalDate } from '#shared/time/local-date.ts';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { createOpenAccountCheck } from '../platform/account/closed-account-entity.ts';
import { createInsightsEntity } from './insights-entity.ts';
import { readRow } from '../platform/table/read-row.ts';
import { isNew } from '../platform/table/row-conditions.ts';
import { tryTransact, type Write } from '../platform/table/transact.ts';
import { groundedInsight, type StoredInsights } from './stored-insights.ts';

const RETENTION_SECONDS = 31 * 24 * 60 * 60;

/** Reads and writes insights, one row per user and day. */
export const createInsightsRepository = (table: Table, clock: Clock) => {
  const rows = createInsightsEntity(table);
  const openAccount = createOpenAccountCheck(table);

  const put = (userId: string, date: LocalDate, kept: StoredInsights) =>
    rows.build(PutItemCommand).item({
      user_id: userId,
      date,
      ...kept,
      expires_at: epochSeconds(clock()) + RETENTION_SECONDS,
    });

  /** @returns false if the condition fails or the account is closed */
  const write = async (userId: string, row: Write): Promise<boolean> => {
    return tryTransact(table, [row, openAccount(userId)]);
  };

  /** Rules do not overwrite a model's insights, which the user paid for. */
  const isByRules = { or: [isNew, { attr: 'engine' as const, eq: 'rules' as const }] };

  return {
    find: async (userId: string, date: LocalDate): Promise<StoredInsights | null> => {
      const row = await readRow(rows, { user_id: userId, date });
      return row && { ...row, insights: groundedInsight.array().parse(row.insights) };
    },

    /** Replaces rule-based insights by newer ones. */
    saveByRules: (userId: string, date: LocalDate, kept: StoredInsights): Promise<boolean> =>
      write(userId, { Put: put(userId, date, kept).options({ condition: isByRules }).params() }),

    /** Stores the first insights of a day. @returns false if the day already has some or the account is closed */
    saveFirst: (userId: string, date: LocalDate, kept: StoredInsights): Promise<boolean> =>
      write(userId, { Put: put(userId, date, kept).options({ condition: isNew }).params() }),

    /** Builds the write of paid insights, for one transaction with the payment. */
    paidWrite: (userId: string, date: LocalDate, kept: StoredInsights): Write => ({
      Put: put(userId, date, kept).params(),
    }),
  };
};

export type InsightsRepository = ReturnType<typeof createInsightsRepository>;
