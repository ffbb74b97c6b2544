import Big from 'big.js';
import type * as z from 'zod';
import { defineAction } from '../action.ts';
import { day, fields, list, number, text } from '../fields.ts';
import { daysFrom } from './days-from.ts';

/** Default rating: the middle of 1 to 5. */
const MIDDLE = 3;
/** Ratings from here on count as important or urgent. */
const HIGH = 4;

/** Urgency by the number of days left. */
const byDaysLeft: readonly [days: number, urgency: number][] = [
  [1, 5],
  [3, 4],
  [7, 3],
  [14, 2],
];

const task = fields({
  name: text(),
  impact: number(1, 5).default(MIDDLE),
  effort: number(1, 5).default(MIDDLE),
  urgency: number(1, 5).optional(),
  due: day.nullish(),
});

const urgencyOf = ({ urgency, due }: z.output<typeof task>, today: string): number => {
  if (urgency !== undefined) return urgency;
  if (!due) return 1;
  const left = daysFrom(today, due);
  return byDaysLeft.find(([days]) => left <= days)?.[1] ?? 1;
};

/** Returns the quadrant of the Eisenhower matrix for an importance and urgency. */
const quarterOf = (impact: number, urgency: number): string => {
  if (impact >= HIGH) return urgency >= HIGH ? 'do_now' : 'plan';
  return urgency >= HIGH ? 'hand_on' : 'leave';
};

/** Ranks tasks by impact × urgency ÷ effort, highest first. Ties keep their order. */
export const prioritise = defineAction(
  fields({ tasks: list(task), today: day.optional() }),
  ({ tasks, today: asked }, { today: now, words: { t } }) => {
    const today = asked ?? now;
    const scored = tasks
      .map((one) => {
        const urgency = urgencyOf(one, today);
        const score = new Big(one.impact).times(urgency).div(one.effort).round(2, Big.roundHalfUp).toNumber();
        const { name, impact, effort, due = null } = one;
        return { name, score, quarter: quarterOf(impact, urgency), impact, urgency, effort, due };
      })
      .toSorted((one, other) => other.score - one.score)
      .map((one, at) => ({ rank: at + 1, ...one }));
    return {
      message: t('First: {task}.', { task: scored[0]?.name ?? '' }),
      result: { rule: 'impact × urgency ÷ effort', today, tasks: scored },
    };
  },
);
