import type { DayFacts } from '../../facts/day-facts.ts';
import { figureFact } from '../../facts/fact.ts';
import { caloriesOf, isLowGoal } from '../../facts/goal.ts';
import { averageFact } from '../../facts/measure-facts.ts';
import { lastDays, weekBefore, weekdayPeriod, weekendPeriod } from '../../facts/period.ts';
import { weightFigure } from '../../facts/single-facts.ts';
import { STEADY_KG } from '../../facts/weight.ts';
import { ENOUGH_DAYS, type Rule } from '../candidate.ts';
import { isLightWeek } from '../week-check.ts';

/** Minimum difference in percent; smaller ones are normal variation. */
const MIN_DIFFERENCE_PERCENT = 12;

const differsSignificantly = (one: number, other: number): boolean =>
  Math.abs(one - other) * 100 > other * MIN_DIFFERENCE_PERCENT;

/** Compares weekends with weekdays over four weeks, if reducing the difference is safe for the user. */
export const weekendRule: Rule = (facts, { t, tell }) => {
  const [work, free] = [facts.weekdays.average.calories, facts.weekend.average.calories];
  if (work === null || free === null || isLowGoal(facts) || isLightWeek(facts)) return null;
  if (facts.weekend.logged.length < ENOUGH_DAYS || facts.weekdays.logged.length < ENOUGH_DAYS) return null;
  if (free.value <= work.value || !differsSignificantly(free.value, work.value)) return null;
  const more = figureFact('weekend.more', 'Weekends above weekdays', free.value - work.value, 'kcal');
  return {
    topic: 'weekend',
    rank: Math.min(76, 50 + Math.round((30 * (free.value - work.value)) / Math.max(1, work.value))),
    type: 'improvement',
    title: t('You eat more on weekends'),
    description: tell(
      'You average {weekend} on weekends and {weekdays} on weekdays: {more} more a day. Planning a weekend meal evens it out.',
      {
        weekend: averageFact(facts, weekendPeriod(facts.date), 'calories'),
        weekdays: averageFact(facts, weekdayPeriod(facts.date), 'calories'),
        more,
      },
    ),
    action: { label: t('Plan a weekend meal'), kind: 'plan' },
  };
};

const meanCalories = (days: readonly DayFacts[]): number | null =>
  days.length === 0 ? null : days.reduce((sum, day) => sum + caloriesOf(day), 0) / days.length;

/** Compares this week with the previous one. */
export const changeRule: Rule = (facts, { t, tell }) => {
  const [now, before] = [facts.week.average.calories, facts.weekBefore.average.calories];
  if (now === null || before === null) return null;
  if (facts.week.logged.length < ENOUGH_DAYS || facts.weekBefore.logged.length < ENOUGH_DAYS) return null;
  if (!differsSignificantly(now.value, before.value)) return null;
  const isMore = now.value > before.value;
  // A week does not count as lower only because today has just begun.
  const ended = meanCalories(facts.week.logged.filter(({ date }) => date !== facts.date));
  if (!isMore && ended !== null && !(ended < before.value && differsSignificantly(ended, before.value)))
    return null;
  const figures = {
    now: averageFact(facts, lastDays(7, facts.date), 'calories'),
    before: averageFact(facts, weekBefore(facts.date), 'calories'),
    apart: figureFact('weeks.apart', 'The two weeks apart', Math.abs(now.value - before.value), 'kcal'),
  };
  return {
    topic: 'change',
    rank: 50,
    type: 'health',
    title: isMore ? t('More than the week before') : t('Less than the week before'),
    description: isMore
      ? tell('You now average {now} a day, up from {before} the week before: {apart} more.', figures)
      : tell('You now average {now} a day, down from {before} the week before: {apart} less.', figures),
    action: { label: t('See your trend'), kind: 'trend' },
  };
};

/** Warns an underweight user whose weight is falling. */
export const fallingWeightRule: Rule = (facts, { t, tell }) => {
  const slope = facts.weight?.slope ?? null;
  if (slope === null || slope > -STEADY_KG || facts.risk !== 'underweight') return null;
  return {
    topic: 'weight',
    rank: 93,
    type: 'warning',
    title: t('Your weight is going down'),
    description: tell(
      'You last weighed {last}, which is low for your height, and your trend is falling by {week} a week. Please eat enough. A doctor can help you find out why.',
      {
        last: weightFigure(facts, 'weight.last', 'Last weight', facts.weight?.last.weight ?? 0),
        week: weightFigure(facts, 'weight.slope', 'Weight trend a week', -slope),
      },
    ),
    action: { label: t('Review your goal'), kind: 'goal' },
  };
};

/** Reports the trend of the weight log without judging it, since only the user knows the intended direction. */
export const weightRule: Rule = (facts, { t, tell }) => {
  const slope = facts.weight?.slope ?? null;
  if (slope === null) return null;
  const isSteady = Math.abs(slope) < STEADY_KG;
  const week = weightFigure(facts, 'weight.slope', 'Weight trend a week', Math.abs(slope));
  const last = weightFigure(facts, 'weight.last', 'Last weight', facts.weight?.last.weight ?? 0);
  return {
    topic: 'weight',
    rank: 56,
    type: 'health',
    title: isSteady
      ? t('Your weight is steady')
      : slope < 0
        ? t('Your weight is going down')
        : t('Your weight is going up'),
    description: isSteady
      ? tell('You last weighed {last}, and your trend is nearly flat.', { last })
      : slope < 0
        ? tell(
            'You last weighed {last}, and your trend is falling by {week} a week. If that’s not what you want, review your goal.',
            { last, week },
          )
        : tell(
            'You last weighed {last}, and your trend is rising by {week} a week. If that’s not what you want, review your goal.',
            { last, week },
          ),
    action: { label: t('Review your goal'), kind: 'goal' },
  };
};
