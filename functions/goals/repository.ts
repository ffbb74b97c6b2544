import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import {
  type CheckInTargets,
  type PastCheckIn,
  pastCheckIn,
  type WeightGoal,
  weightGoal,
} from '#shared/goals/weight-goal/schema.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import { createIdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import type { Table } from '../platform/table/client.ts';
import { withNulls, withoutNulls } from '../platform/table/nulls.ts';
import { queryRows } from '../platform/table/query-rows.ts';
import { readRow } from '../platform/table/read-row.ts';
import { isNew, isThere } from '../platform/table/row-conditions.ts';
import type { Write } from '../platform/table/transact.ts';
import { createProfileEntity } from '../profile/public.ts';
import { createCheckInEntity } from './check-in-entity.ts';
import { createWeightGoalEntity } from './weight-goal-entity.ts';

const WEEK = 7;
const MAX_PAST = 8;

/** Returns the day of the next check-in. */
const dueOn = ({ checked_on, started_on }: WeightGoal): LocalDate => addDays(checked_on ?? started_on, WEEK);

/** Reads and writes goal weights and check-ins. The profile stores when the next check-in is due, for the dashboard. */
export const createGoalRepository = (table: Table, clock: Clock) => {
  const goals = createWeightGoalEntity(table);
  const checkIns = createCheckInEntity(table);
  const profiles = createProfileEntity(table);
  const writer = createIdempotentWriter(table, clock);

  const putGoal = (user_id: string, goal: WeightGoal): Write => ({
    Put: goals
      .build(PutItemCommand)
      .item({ user_id, ...withoutNulls(goal), updated_at: clock().toISOString() })
      .params(),
  });

  /** Updates the next check-in and, if given, the targets in the profile. */
  const onProfile = (user_id: string, due: LocalDate | null, targets?: CheckInTargets): Write => ({
    Update: profiles
      .build(UpdateItemCommand)
      .item({
        user_id,
        check_in_due_on: due ?? $remove(),
        ...(targets && {
          daily_calorie_goal: targets.calories,
          protein_goal: targets.protein ?? $remove(),
          carbs_goal: targets.carbs ?? $remove(),
          fat_goal: targets.fat ?? $remove(),
        }),
        updated_at: clock().toISOString(),
      })
      .params(),
  });

  return {
    storedAnswer: writer.storedAnswer,

    find: async (user_id: string): Promise<WeightGoal | null> => {
      const row = await readRow(goals, { user_id });
      return row && weightGoal.parse(withNulls(row, weightGoal));
    },

    /** Returns the latest check-ins, latest first. */
    past: async (userId: string): Promise<PastCheckIn[]> => {
      const range = { beginsWith: 'goal-check-in#' };
      const rows = await queryRows(checkIns, userId, range, { reverse: true, limit: MAX_PAST });
      return rows.map((row) => pastCheckIn.parse(withNulls(row, pastCheckIn)));
    },

    save: (userId: string, goal: WeightGoal, idempotency: Idempotency): Promise<WeightGoal> =>
      writer.write(userId, idempotency, [putGoal(userId, goal), onProfile(userId, dueOn(goal))], goal),

    remove: async (userId: string, idempotency: Idempotency): Promise<void> => {
      const gone: Write = { Delete: goals.build(DeleteItemCommand).key({ user_id: userId }).params() };
      await writer.write(userId, idempotency, [gone, onProfile(userId, null)], null);
    },

    /** @throws ConditionsFailed if the day has a check-in */
    check: (
      userId: string,
      { before, after }: { before: WeightGoal; after: WeightGoal },
      decided: PastCheckIn,
      idempotency: Idempotency,
    ): Promise<PastCheckIn> => {
      const row = checkIns
        .build(PutItemCommand)
        .item({
          user_id: userId,
          ...withoutNulls(decided),
          ...(before.checked_on !== null && { checked_before: before.checked_on }),
          phase_before: before.phase,
          updated_at: clock().toISOString(),
        })
        .options({ condition: isNew });
      const targets = decided.decision === 'skip' ? undefined : decided.after;
      const writes = [
        { Put: row.params() },
        putGoal(userId, after),
        onProfile(userId, dueOn(after), targets),
      ];
      return writer.write(userId, idempotency, writes, decided);
    },

    undo: async (userId: string, date: LocalDate, idempotency: Idempotency): Promise<void> => {
      const [row, goal] = await Promise.all([
        readRow(checkIns, { user_id: userId, date }),
        readRow(goals, { user_id: userId }),
      ]);
      if (!row) return void (await writer.write(userId, idempotency, [], null));
      const gone = checkIns
        .build(DeleteItemCommand)
        .key({ user_id: userId, date })
        .options({ condition: isThere });
      const restored = goal && weightGoal.parse(withNulls(goal, weightGoal));
      const earlier = restored && {
        ...restored,
        checked_on: row.checked_before ?? null,
        phase: weightGoal.shape.phase.parse(row.phase_before),
      };
      await writer.write(
        userId,
        idempotency,
        [
          { Delete: gone.params() },
          ...(earlier ? [putGoal(userId, earlier)] : []),
          onProfile(
            userId,
            earlier ? dueOn(earlier) : null,
            row.decision === 'skip' ? undefined : row.before,
          ),
        ],
        null,
      );
    },
  };
};

export type GoalRepository = ReturnType<typeof createGoalRepository>;
