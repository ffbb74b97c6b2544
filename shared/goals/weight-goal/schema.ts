import * as z from 'zod';
import { profileLimits } from '../../profile/schema.ts';
import { localDate, timeZone } from '../../time/local-date.ts';
import { healthRisks } from '../health-risk.ts';

const { weight, daily_calorie_goal, macro_goal } = profileLimits;
const kilograms = z.number().min(weight.min).max(weight.max);
const grams = z.int().min(macro_goal.min).max(macro_goal.max);

/** `maintenance` holds the weight, after the goal is reached or as a break from losing or gaining. */
const phases = ['progress', 'maintenance'] as const;

/** A user's goal weight. kg, and kg per week without a sign. */
export const weightGoal = z.object({
  goal_weight: z.number(),
  /** 0 to hold the weight. */
  pace: z.number(),
  start_weight: z.number(),
  started_on: localDate,
  phase: z.enum(phases),
  /** Day of the last check-in; null before the first one. */
  checked_on: localDate.nullable(),
});
export type WeightGoal = z.infer<typeof weightGoal>;

/** Request to save a goal weight, with a pace or the day by which to reach it; the other one follows. */
export const weightGoalSave = z
  .strictObject({
    goal_weight: kilograms,
    pace: z.number().min(0).max(2).optional(),
    goal_date: localDate.optional(),
    phase: z.enum(phases).default('progress'),
    time_zone: timeZone,
  })
  .refine(({ pace, goal_date }) => (pace === undefined) !== (goal_date === undefined), {
    path: ['pace'],
    message: 'Choose a pace or a date.',
  });

/** Daily targets of a check-in. kcal and g; null for no target. */
const targets = z.object({
  calories: z.int(),
  protein: z.number().nullable(),
  carbs: z.int().nullable(),
  fat: z.int().nullable(),
});
export type CheckInTargets = z.infer<typeof targets>;

/** Why the log is not enough for a proposal. */
const held = z.object({
  state: z.enum(['not_enough', 'stale', 'noisy']),
  due_on: localDate,
  /** Missing days of meals and weights; 0 if the reason is another one. */
  missing_meals: z.int(),
  missing_weights: z.int(),
  missing_days: z.int(),
});

const proposal = z.object({
  state: z.literal('ready'),
  due_on: localDate,
  kind: z.enum(['keep', 'adjust', 'plateau', 'reached']),
  /** kcal per day: measured expenditure with its range, and eaten. */
  burned: z.int(),
  low: z.int(),
  high: z.int(),
  eaten: z.int(),
  /** kg per week. */
  change: z.number(),
  /** kcal per day that the pace adds to or takes from the expenditure. */
  balance: z.int(),
  before: targets,
  after: targets,
  /** What limited the change: the safe minimum, or the largest change per week. */
  limited_by: z.enum(['floor', 'step']).nullable(),
});
export type CheckInProposal = z.infer<typeof proposal>;

/** The weekly check-in: not due yet, held back for a reason, or a proposal. */
const checkIn = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting'), due_on: localDate }),
  held,
  proposal,
]);
export type CheckIn = z.infer<typeof checkIn>;

/** A decided check-in. */
export const pastCheckIn = z.object({
  date: localDate,
  decision: z.enum(['accept', 'edit', 'skip']),
  before: targets,
  after: targets,
  burned: z.int().nullable(),
});
export type PastCheckIn = z.infer<typeof pastCheckIn>;

/** Request to decide the check-in of today. */
export const checkInDecision = z.strictObject({
  time_zone: timeZone,
  decision: z.enum(['accept', 'edit', 'skip']),
  /** The targets to save when editing. */
  calories: z.int().min(daily_calorie_goal.min).max(daily_calorie_goal.max).optional(),
  protein: grams.nullable().optional(),
  carbs: grams.nullable().optional(),
  fat: grams.nullable().optional(),
});
export type CheckInDecision = z.infer<typeof checkInDecision>;

/** When the trend of the weights reaches the goal weight; dates are null if it does not. */
const weightForecast = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('known'),
    /** kg per week, and two standard errors of it. */
    per_week: z.number(),
    error: z.number(),
    date: localDate.nullable(),
    earliest: localDate.nullable(),
    latest: localDate.nullable(),
  }),
  z.object({ state: z.literal('unknown'), missing_weights: z.int(), missing_days: z.int() }),
]);
export type WeightForecast = z.infer<typeof weightForecast>;

/** All data of the goal weight section. */
export const goalPlan = z.object({
  date: localDate,
  goal: weightGoal.nullable(),
  /** kg: the trend's value, or the last weight; null if unknown. */
  current_weight: z.number().nullable(),
  /** kg per week that are safe for the user; 0 if losing is not offered. */
  max_loss: z.number(),
  max_gain: z.number(),
  /** Lowest goal weight that is not underweight, kg; null if the height is unknown. */
  least_weight: z.number().nullable(),
  /** Day of the goal at its pace; null when holding the weight. */
  goal_date: localDate.nullable(),
  forecast: weightForecast.nullable(),
  /** Missing if the plan does not include it, or without a goal. */
  check_in: checkIn.optional(),
  /** Latest first. */
  past: z.array(pastCheckIn),
  health_risk: z.enum(healthRisks).optional(),
});
export type GoalPlan = z.infer<typeof goalPlan>;
