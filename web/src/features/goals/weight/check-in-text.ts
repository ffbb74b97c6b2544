import { t } from '#web/lib/language/translate.ts';
import type { CheckInProposal, WeightGoal } from '#shared/goals/weight-goal/schema.ts';
import type { UnitSystem } from '#shared/profile/choices.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { formatKg } from './weight-unit.ts';

/** kg per week: a smaller change counts as steady. */
const STEADY = 0.05;

const measuredText = ({ change, eaten }: CheckInProposal, system: UnitSystem): string => {
  const values = { eaten: formatNumber(eaten), change: formatKg(Math.abs(change), system, 2) };
  if (Math.abs(change) < STEADY) return t('{eaten} kcal eaten, weight steady', values);
  return change < 0
    ? t('{eaten} kcal eaten, {change} lost a week', values)
    : t('{eaten} kcal eaten, {change} gained a week', values);
};

const aimText = ({ balance }: CheckInProposal, { pace }: WeightGoal, system: UnitSystem): string => {
  const values = { pace: formatKg(pace, system, 2), balance: formatNumber(Math.abs(balance)) };
  if (balance === 0) return t('holding your weight takes the same');
  return balance < 0
    ? t('losing {pace} a week takes {balance} kcal less', values)
    : t('gaining {pace} a week takes {balance} kcal more', values);
};

/** Explains a proposal in one sentence with its numbers. */
export const checkInText = (proposal: CheckInProposal, goal: WeightGoal, system: UnitSystem): string => {
  const { burned, before, after, kind } = proposal;
  const values = {
    burned: formatNumber(burned),
    measured: measuredText(proposal, system),
    aim: aimText(proposal, goal, system),
    before: formatNumber(before.calories),
    after: formatNumber(after.calories),
    goal: formatKg(goal.goal_weight, system),
  };
  if (kind === 'keep')
    return t(
      'You burn about {burned} kcal a day ({measured}), and {aim}, so your goal stays at {before} kcal.',
      values,
    );
  if (kind === 'reached')
    return t(
      'You reached {goal} and burn about {burned} kcal a day ({measured}), so to hold your weight your goal goes from {before} to {after} kcal.',
      values,
    );
  if (kind === 'plateau')
    return t(
      'Your weight has reached a plateau: you burn about {burned} kcal a day ({measured}), and {aim}, so your goal goes from {before} to {after} kcal.',
      values,
    );
  return t(
    'You burn about {burned} kcal a day ({measured}), and {aim}, so your goal goes from {before} to {after} kcal.',
    values,
  );
};

/** Explains why the change is smaller than the numbers suggest; null if it is not. */
export const limitText = ({ limited_by, after }: CheckInProposal): string | null => {
  if (limited_by === null) return null;
  return limited_by === 'floor'
    ? t('We don’t go below {calories} kcal, the least that is safe for you.', {
        calories: formatNumber(after.calories),
      })
    : t('We change at most 200 kcal a week, so the rest follows at the next check-ins.');
};
