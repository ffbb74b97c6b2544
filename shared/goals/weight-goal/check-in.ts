import { daysBetween } from '../../facts/calendar.ts';
import { addDays, type LocalDate } from '../../time/local-date.ts';
import { needed, type EnergyNeeds } from '../../weights/energy-needs.ts';
import { dailyTargetsOf, type TargetFields } from '../daily-targets.ts';
import type { GoalBody } from '../energy-goal.ts';
import { aimOfWeights, energyFloorOf, energyOfPace } from './safe-pace.ts';
import type { CheckIn, CheckInProposal, CheckInTargets, WeightGoal } from './schema.ts';

const WEEK = 7;
/** kcal: a smaller difference is noise, and the largest change per week. */
const NOTABLE = 50;
const MAX_STEP = 200;
/** Days after the last weight until the measured expenditure is too old. */
const FRESH_DAYS = 7;
/** Half the range of the expenditure relative to it; more is too noisy to act on. */
const MAX_DOUBT = 0.2;
/** kg per week, over at least so many days: a plateau. */
const PLATEAU = { change: 0.1, days: 21 } as const;
/** kg: closer to the goal weight counts as reached. */
const REACHED = 0.3;
/** Share of fat without an own target (EFSA 2010: 20 to 35%), and kcal per g. */
const FAT = { share: 0.3, kcal: 9 } as const;
const KCAL = 4;

const tens = (value: number): number => Math.round(value / 10) * 10;

interface Request {
  goal: WeightGoal;
  needs: EnergyNeeds;
  profile: TargetFields;
  body: GoalBody;
  /** kg. */
  current_weight: number;
  date: LocalDate;
}

const targetsBefore = (profile: TargetFields): CheckInTargets => {
  const { calories, protein, carbs, fat, isOwn } = dailyTargetsOf(profile);
  return { calories, protein: isOwn.protein ? protein : null, carbs, fat };
};

/** Keeps the user's protein and share of fat; carbs make up the rest. Only macros that the user has set are changed. */
const withMacros = (before: CheckInTargets, calories: number): CheckInTargets => {
  const { protein, fat, carbs } = before;
  if (fat === null && carbs === null) return { ...before, calories };
  const share = fat === null ? FAT.share : (fat * FAT.kcal) / before.calories;
  const newFat = Math.max(1, Math.round((calories * share) / FAT.kcal));
  const proteinKcal = (protein ?? dailyTargetsOf({ daily_calorie_goal: calories }).protein) * KCAL;
  const rest = Math.round((calories - proteinKcal - newFat * FAT.kcal) / KCAL);
  return {
    calories,
    protein,
    fat: fat === null ? null : newFat,
    carbs: carbs === null ? null : Math.max(1, rest),
  };
};

/** Returns whether the weight has reached the goal weight or passed it. */
const isReached = ({ start_weight, goal_weight, phase }: WeightGoal, weight: number): boolean => {
  const aim = aimOfWeights(start_weight, goal_weight);
  if (phase === 'maintenance' || aim === 'hold') return false;
  return aim === 'loss' ? weight <= goal_weight + REACHED : weight >= goal_weight - REACHED;
};

type Known = Extract<EnergyNeeds, { state: 'known' }>;

const proposalOf = (request: Request, needs: Known, due_on: LocalDate): CheckInProposal => {
  const { goal, profile, body, current_weight } = request;
  const before = targetsBefore(profile);
  const aim = aimOfWeights(current_weight, goal.goal_weight);
  const reached = isReached(goal, current_weight);
  const isHeld = reached || goal.phase === 'maintenance' || goal.pace === 0 || aim === 'hold';
  const balance = isHeld ? 0 : (aim === 'loss' ? -1 : 1) * energyOfPace(goal.pace);
  const floor = energyFloorOf(body);
  const wanted = Math.max(floor, tens(needs.calories + balance));
  const step = Math.min(before.calories + MAX_STEP, Math.max(before.calories - MAX_STEP, wanted));
  const calories = Math.max(floor, step);
  const isSmall = Math.abs(calories - before.calories) < NOTABLE && before.calories >= floor;
  const isFlat =
    !isHeld &&
    Math.abs(needs.change) < PLATEAU.change &&
    daysBetween(needs.from, needs.to) + 1 >= PLATEAU.days;
  const after = isSmall ? before : withMacros(before, calories);
  const kind = reached ? 'reached' : isSmall ? 'keep' : isFlat ? 'plateau' : 'adjust';
  const { burned, low, high, eaten, change } = { burned: needs.calories, ...needs };
  const limit = calories === floor && needs.calories + balance < floor ? 'floor' : 'step';
  const limited_by = isSmall || calories === tens(needs.calories + balance) ? null : limit;
  return {
    state: 'ready',
    due_on,
    kind,
    burned,
    low,
    high,
    eaten,
    change,
    balance,
    before,
    after,
    limited_by,
  };
};

/**
 * Returns the weekly check-in of a goal weight: the new targets follow from the measured expenditure (decision 0028) and
 * the pace. Without enough fresh and clear data it says so and changes nothing. It never goes below 1,200 kcal or the
 * resting needs, and changes at most 200 kcal a week.
 */
export const checkInOf = (request: Request): CheckIn => {
  const { goal, needs, date } = request;
  const due_on = addDays(goal.checked_on ?? goal.started_on, WEEK);
  if (date < due_on) return { state: 'waiting', due_on };
  const held = { due_on, missing_meals: 0, missing_weights: 0, missing_days: 0 };
  if (needs.state === 'unknown')
    return {
      ...held,
      state: 'not_enough',
      missing_meals: Math.max(0, needed.meals - needs.meals),
      missing_weights: Math.max(0, needed.weights - needs.weights),
      missing_days: Math.max(0, needed.span - needs.span),
    };
  if (daysBetween(needs.to, date) > FRESH_DAYS) return { ...held, state: 'stale' };
  if (needs.is_bounded || needs.high - needs.low > 2 * MAX_DOUBT * needs.calories)
    return { ...held, state: 'noisy' };
  return proposalOf(request, needs, due_on);
};
