import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet';
import { BatchGetCommand, execute } from 'dynamodb-toolbox/table/actions/batchGet';
import type { Mentioned } from '#shared/coach/intent/mentioned-foods.ts';
import { type MealPlan, mealPlan } from '#shared/meal-plans/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { parsedCorrections, parsedPortions } from '../foods/public.ts';
import { type KnownRows, createCreditsEntity } from '../credits/public.ts';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import { planOfBilling } from '../platform/plan/read-plan.ts';
import { createBillingEntity } from '../platform/plan/billing-entity.ts';
import type { Table } from '../platform/table/client.ts';
import { correctionIdOf, createCorrectionEntity, createUsualPortionEntity } from '../food-entries/public.ts';
import { createIdempotencyEntity } from '../platform/idempotency/idempotency-entity.ts';
import { createMealPlanEntity } from '../meal-plans/public.ts';
import { createProfileEntity } from '../profile/public.ts';
import { createCoachStateEntity } from './state/coach-state-entity.ts';
import { currentState } from './state/coach-state.ts';
import { createSocketEntity } from '../realtime/public.ts';

interface RequestedContext {
  /** Idempotency key of the request. */
  key: string;
  connection_id: string | undefined;
  /** Days whose plans are needed. */
  planned: readonly LocalDate[];
  /** Foods of the message, to look up what was learned about them. */
  said: Mentioned;
}

/** Returns a row without its owner's ID. */
const unowned = <Row extends { user_id: string }>({ user_id: _of, ...row }: Row) => row;

/** Reads everything else a turn needs about a user in one request. */
export const createUserRepository = (table: Table, clock: Clock) => {
  const profiles = createProfileEntity(table);
  const billing = createBillingEntity(table);
  const credits = createCreditsEntity(table);
  const actions = createIdempotencyEntity(table);
  const sockets = createSocketEntity(table);
  const plans = createMealPlanEntity(table);
  const corrections = createCorrectionEntity(table);
  const portions = createUsualPortionEntity(table);
  const states = createCoachStateEntity(table);

  return {
    read: async (user_id: string, { key, connection_id, planned, said }: RequestedContext) => {
      const command = table
        .build(BatchGetCommand)
        .requests(
          profiles.build(BatchGetRequest).key({ user_id }),
          billing.build(BatchGetRequest).key({ user_id }),
          credits.build(BatchGetRequest).key({ user_id }),
          actions.build(BatchGetRequest).key({ user_id, key }),
          // Without a connection, a placeholder key keeps the number of rows constant.
          sockets.build(BatchGetRequest).key({ user_id, connection_id: connection_id ?? 'none' }),
          states.build(BatchGetRequest).key({ user_id }),
          ...planned.map((date) => plans.build(BatchGetRequest).key({ user_id, date })),
          ...said.portions.map((mentioned) => portions.build(BatchGetRequest).key({ user_id, ...mentioned })),
          ...said.phrases.map((words) =>
            corrections.build(BatchGetRequest).key({ user_id, id: correctionIdOf(words) }),
          ),
        )
        .options({ consistent: true });
      const { Responses } = await execute({ maxAttempts: 3 }, command);
      const [profile, subscribed, account, action, socket, state, ...others] = Responses[0];
      const days = others.filter((row) => row !== undefined && 'meals' in row);
      const learned = others.filter((row) => row !== undefined && 'said' in row);
      const known: KnownRows = {
        credits: account ? unowned(account) : null,
        plan: planOfBilling(subscribed ?? null, clock()),
        created_at: profile?.created_at,
      };
      const found = new Map(days.map((row) => [row.date, mealPlan.parse(row)] as const));
      return {
        profile: profile ?? null,
        known,
        action: action ?? null,
        state: currentState(state ?? null, epochSeconds(clock())),
        learned: {
          corrections: parsedCorrections(learned),
          portions: parsedPortions(others.filter((row) => row !== undefined && 'weights' in row)),
        },
        isOwnSocket: socket !== undefined && socket.expires_at > epochSeconds(clock()),
        plans: new Map(
          planned.map((date): [LocalDate, MealPlan] => [
            date,
            found.get(date) ?? { date, meals: [], version: 0, updated_at: null },
          ]),
        ),
      };
    },
  };
};

export type UserRepository = ReturnType<typeof createUserRepository>;
export type UserRows = Awaited<ReturnType<UserRepository['read']>>;
