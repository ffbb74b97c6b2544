import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import type { MealReport } from '#shared/social/schema.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { createOpenAccountCheck } from '../../platform/account/closed-account-entity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import type { NewId } from '../../platform/ids.ts';
import type { Table } from '../../platform/table/client.ts';
import { createCallCount } from '../../platform/limits/count-call.ts';
import { pairIdOf } from '../friends/pair-id.ts';
import { createMealReportEntity, OPEN_REPORTS } from './meal-report-entity.ts';
import { createReceivedReportEntity } from './received-report-entity.ts';
import type { SeenMeal } from './visible-meal.ts';
import { isNew } from '../../platform/table/row-conditions.ts';
import { ConditionsFailed } from '../../platform/table/transact.ts';
import { createIdempotentWriter } from '../../platform/idempotency/idempotent-writer.ts';

/** Low limit, since staff read every report. */
export const reporting = { kind: 'meal-reports', most: 30, per: 'hour' } as const;

/** Writes reports, indexed for review. */
export const createReportsRepository = (table: Table, clock: Clock, newId: NewId) => {
  const reports = createMealReportEntity(table);
  const received = createReceivedReportEntity(table);
  const openAccount = createOpenAccountCheck(table);
  const writer = createIdempotentWriter(table, clock);
  const count = createCallCount(table, clock, reporting);

  return {
    storedAnswer: writer.storedAnswer,

    /**
     * Reports a meal, at most once per user: the first report is kept. Its owner's account counts it, too.
     * @throws CodedError TOO_MANY_REQUESTS; SHARED_MEAL_NOT_FOUND if the owner's account was closed meanwhile
     */
    report: async (
      user_id: string,
      { id: shared_meal_id, user_id: owner_id, food_entries: { food_name } }: SeenMeal,
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
        const counted = received.build(PutItemCommand).item({
          user_id: owner_id,
          shared_meal_id,
          pair: pairIdOf(user_id, owner_id),
          reason,
          meal_name: food_name,
          created_at: row.created_at,
        });
        const writes = [
          { Put: put.params() },
          count.write(user_id, 1),
          openAccount(owner_id),
          { Put: counted.params() },
        ];
        await writer.write(user_id, idempotency, writes, null);
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
        if (error.failed[0]) return;
        throw error.failed[1]
          ? count.refusal(error)
          : new CodedError('SHARED_MEAL_NOT_FOUND', { cause: error });
      }
    },
  };
};

export type ReportsRepository = ReturnType<typeof createReportsRepository>;
