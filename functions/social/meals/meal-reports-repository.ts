import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import type { MealReport } from '#shared/social/schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import type { NewId } from '../../platform/ids.ts';
import type { Table } from '../../platform/table/client.ts';
import { createCallCount } from '../../platform/limits/count-call.ts';
import { createMealReportEntity, OPEN_REPORTS } from './meal-report-entity.ts';
import { isNew } from '../../platform/table/row-conditions.ts';
import { ConditionsFailed } from '../../platform/table/transact.ts';
import { createIdempotentWriter } from '../../platform/idempotency/idempotent-writer.ts';

/** Low limit, since staff read every report. */
export const reporting = { kind: 'meal-reports', most: 30, per: 'hour' } as const;

/** Writes reports, indexed for review. */
export const createReportsRepository = (table: Table, clock: Clock, newId: NewId) => {
  const reports = createMealReportEntity(table);
  const writer = createIdempotentWriter(table, clock);
  const count = createCallCount(table, clock, reporting);

  return {
    storedAnswer: writer.storedAnswer,

    /** Reports a meal, at most once per user: the first report is kept. @throws CodedError TOO_MANY_REQUESTS */
    report: async (
      user_id: string,
      shared_meal_id: string,
      { reason, note }: MealReport,
      idempotency: Idempotency,
    ): Promise<void> => {
      const row = {
        user_id,
        shared_meal_id,
        reason,
        ...(note && { note }),
        created_at: clock().toISOString(),
        gsi1pk: OPEN_REPORTS,
        gsi1sk: newId(),
      };
      const put = reports.build(PutItemCommand).item(row).options({ condition: isNew });
      try {
        await writer.write(user_id, idempotency, [{ Put: put.params() }, count.write(user_id, 1)], null);
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
        if (!error.failed[0]) throw count.refusal(error);
      }
    },
  };
};

export type ReportsRepository = ReturnType<typeof createReportsRepository>;
