import { CodedError } from '#shared/errors/coded-error.ts';
import { goalEnergyOf } from '#shared/goals/energy-goal.ts';
import { healthRiskOf } from '#shared/goals/health-risk.ts';
import { checkInOf } from '#shared/goals/weight-goal/check-in.ts';
import { currentWeightOf, forecastOf } from '#shared/goals/weight-goal/forecast.ts';
import {
  aimOfWeights,
  dateOfPace,
  energyFloorOf,
  leastWeightOf,
  paceLimitsOf,
  paceOfDate,
} from '#shared/goals/weight-goal/safe-pace.ts';
import type {
  CheckInDecision,
  CheckInTargets,
  GoalPlan,
  PastCheckIn,
  WeightGoal,
  weightGoalSave,
} from '#shared/goals/weight-goal/schema.ts';
import { addDays, type LocalDate, localDateOf } from '#shared/time/local-date.ts';
import { adaptiveTdeeOf } from '#shared/weights/adaptive-tdee.ts';
import { NEEDS_DAYS } from '#shared/weights/energy-needs.ts';
import type { output } from 'zod';
import type { DashboardRepository } from '../dashboard/public.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import { createWithIdempotency } from '../platform/idempotency/with-idempotency.ts';
import { ConditionsFailed } from '../platform/table/transact.ts';
import type { ProfileRepository } from '../profile/public.ts';
import type { WeightRepository } from '../weights/public.ts';
import type { GoalRepository } from './repository.ts';

interface Dependencies {
  repository: GoalRepository;
  profiles: Pick<ProfileRepository, 'read'>;
  weights: Pick<WeightRepository, 'between'>;
  sums: Pick<DashboardRepository, 'summaries'>;
  /** Returns whether the user's plan includes the check-in. */
  hasCheckIns: (userId: string) => Promise<boolean>;
  clock: Clock;
}

const invalid = (field: string, message: string): CodedError =>
  new CodedError('VALIDATION_FAILED', { details: [{ field, message }] });

/** Business rules for goal weights and check-ins. Every method is scoped to the calling user. */
export const createGoalService = ({
  repository,
  profiles,
  weights,
  sums,
  hasCheckIns,
  clock,
}: Dependencies) => {
  const withIdempotency = createWithIdempotency(repository);

  /** Reads body, weights and days of the last four weeks in parallel. */
  const read = async (userId: string, date: LocalDate) => {
    const from = addDays(date, 1 - NEEDS_DAYS);
    const [profile, goal, weighed, days] = await Promise.all([
      profiles.read(userId),
      repository.find(userId),
      weights.between(userId, from, date),
      sums.summaries(userId, from, date),
    ]);
    const current_weight = currentWeightOf(weighed, date, profile.weight);
    const body = { ...profile, weight: current_weight };
    const formula = goalEnergyOf(body)?.tdee ?? null;
    const needs = adaptiveTdeeOf({ date, days, weights: weighed, formula });
    return { profile, goal, weighed, current_weight, body, needs, risk: healthRiskOf(profile) };
  };

  const isLoss = (goal: WeightGoal, weight: number): boolean =>
    goal.phase === 'progress' && aimOfWeights(weight, goal.goal_weight) === 'loss';

  const requireSafe = (
    change: output<typeof weightGoalSave>,
    { current_weight, body, risk, profile }: Awaited<ReturnType<typeof read>>,
    date: LocalDate,
  ): { weight: number; pace: number } => {
    if (current_weight === null) throw invalid('goal_weight', 'Log your weight first.');
    const { goal_weight, goal_date, phase } = change;
    const aim = aimOfWeights(current_weight, goal_weight);
    if (goal_date !== undefined && goal_date <= date)
      throw invalid('goal_date', 'Choose a day in the future.');
    if (aim === 'loss' && risk !== null) throw new CodedError('LOSS_GOAL_NOT_OFFERED');
    const least = leastWeightOf(profile.height);
    if (aim === 'loss' && least !== null && goal_weight < least)
      throw invalid('goal_weight', 'This goal weight would be underweight. Choose a higher one.');
    if (aim === 'hold' || phase === 'maintenance') return { weight: current_weight, pace: change.pace ?? 0 };
    const pace = change.pace ?? paceOfDate(current_weight, goal_weight, goal_date!, date);
    // Without the plan the measured expenditure is not used.
    const { max_loss, max_gain } = paceLimitsOf(body, null);
    if (pace > (aim === 'loss' ? max_loss : max_gain))
      throw invalid(
        goal_date === undefined ? 'pace' : 'goal_date',
        'This is faster than is safe for you. Choose a slower pace or a later date.',
      );
    return { weight: current_weight, pace };
  };

  return {
    read: async (userId: string, time_zone: string): Promise<GoalPlan> => {
      const date = localDateOf(clock(), time_zone);
      const [found, past, mayCheckIn] = await Promise.all([
        read(userId, date),
        repository.past(userId),
        hasCheckIns(userId),
      ]);
      const { profile, goal, weighed, current_weight, body, needs, risk } = found;
      const isOpen = goal !== null && current_weight !== null && !(risk && isLoss(goal, current_weight));
      return {
        date,
        goal,
        current_weight,
        ...paceLimitsOf(body, null),
        least_weight: leastWeightOf(profile.height),
        goal_date:
          goal && current_weight !== null && goal.phase === 'progress'
            ? dateOfPace(current_weight, goal.goal_weight, goal.pace, date)
            : null,
        forecast:
          goal && current_weight !== null && aimOfWeights(current_weight, goal.goal_weight) !== 'hold'
            ? forecastOf(weighed, current_weight, goal.goal_weight, date)
            : null,
        ...(isOpen &&
          mayCheckIn && { check_in: checkInOf({ goal, needs, profile, body, current_weight, date }) }),
        past,
        ...(risk && { health_risk: risk }),
      };
    },

    /** @throws CodedError LOSS_GOAL_NOT_OFFERED, VALIDATION_FAILED */
    save: async (
      userId: string,
      change: output<typeof weightGoalSave>,
      idempotency: Idempotency,
    ): Promise<WeightGoal> =>
      withIdempotency(userId, idempotency, async () => {
        const date = localDateOf(clock(), change.time_zone);
        const found = await read(userId, date);
        const { weight, pace } = requireSafe(change, found, date);
        const isSame = found.goal?.goal_weight === change.goal_weight;
        const goal: WeightGoal = {
          goal_weight: change.goal_weight,
          pace,
          start_weight: isSame && found.goal ? found.goal.start_weight : weight,
          started_on: isSame && found.goal ? found.goal.started_on : date,
          phase: change.phase,
          checked_on: isSame && found.goal ? found.goal.checked_on : null,
        };
        return repository.save(userId, goal, idempotency);
      }),

    remove: (userId: string, idempotency: Idempotency): Promise<void> =>
      repository.remove(userId, idempotency),

    /** @throws CodedError WEIGHT_GOAL_NOT_FOUND, CHECK_IN_NOT_DUE, LOSS_GOAL_NOT_OFFERED, VALIDATION_FAILED */
    checkIn: async (
      userId: string,
      { time_zone, decision, ...edited }: CheckInDecision,
      idempotency: Idempotency,
    ): Promise<PastCheckIn> =>
      withIdempotency(userId, idempotency, async () => {
        const date = localDateOf(clock(), time_zone);
        const { goal, needs, profile, body, current_weight, risk } = await read(userId, date);
        if (goal === null || current_weight === null) throw new CodedError('WEIGHT_GOAL_NOT_FOUND');
        if (risk !== null && isLoss(goal, current_weight)) throw new CodedError('LOSS_GOAL_NOT_OFFERED');
        const found = checkInOf({ goal, needs, profile, body, current_weight, date });
        if (found.state === 'waiting' || (found.state !== 'ready' && decision !== 'skip'))
          throw new CodedError('CHECK_IN_NOT_DUE');
        const before: CheckInTargets =
          found.state === 'ready'
            ? found.before
            : { calories: profile.daily_calorie_goal ?? 0, protein: null, carbs: null, fat: null };
        const proposed = found.state === 'ready' ? found.after : before;
        const after = {
          skip: before,
          accept: proposed,
          edit: {
            calories: edited.calories ?? proposed.calories,
            protein: edited.protein === undefined ? proposed.protein : edited.protein,
            carbs: edited.carbs === undefined ? proposed.carbs : edited.carbs,
            fat: edited.fat === undefined ? proposed.fat : edited.fat,
          },
        }[decision];
        if (decision === 'edit' && after.calories < energyFloorOf(body))
          throw invalid('calories', 'This is less than is safe for you. Choose a higher value.');
        const isReached = found.state === 'ready' && found.kind === 'reached' && decision !== 'skip';
        const next: WeightGoal = { ...goal, checked_on: date, ...(isReached && { phase: 'maintenance' }) };
        const burned = found.state === 'ready' ? found.burned : null;
        try {
          const decided = { date, decision, before, after, burned };
          return await repository.check(userId, { before: goal, after: next }, decided, idempotency);
        } catch (error) {
          if (error instanceof ConditionsFailed) throw new CodedError('CHECK_IN_NOT_DUE');
          throw error;
        }
      }),

    undoCheckIn: (userId: string, date: LocalDate, idempotency: Idempotency): Promise<void> =>
      repository.undo(userId, date, idempotency),
  };
};
