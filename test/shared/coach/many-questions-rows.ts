import {
  ago,
  difference,
  fortnight,
  isWeekend,
  lastDays,
  type Recount,
  thisMonth,
  week,
  weekBefore,
} from './recount.ts';
import { TODAY } from './three-people.ts';

/** The expected numbers in order, or the reason why there is no answer. */
export type Row = readonly [question: string, answer: ((r: Recount) => number[]) | RegExp];

const yesterday = [ago(1)];
const over = (r: Recount, dates: readonly string[], bound: number): number =>
  r.logged(dates).filter((date) => r.ofDay(date) > bound).length;
const last = (days: number): string[] => lastDays(days);
const best = (r: Recount, dates: readonly string[], is: (one: number, other: number) => boolean): number =>
  r
    .logged(dates)
    .map((date) => r.ofDay(date))
    .reduce((one, other) => (is(one, other) ? one : other));

export const ofTess: readonly Row[] = [
  ['how much protein have I had', /unknown amount of protein today/],
  ['cals left?', (r) => [r.goal - r.ofDay(TODAY), r.goal, r.ofDay(TODAY)]],
  ['what did I eat yesterday', (r) => [...r.on(yesterday).map(({ calories }) => calories), r.ofDay(ago(1))]],
  ['average carbs last 7 days', (r) => [r.average(week, 'carbs'), 7, r.loggedDays(week)]],
  ['cals on last tuesday', /no entries on Tuesday, 17 November/],
  ['how much sodium yesterday', (r) => [r.sum(r.on(yesterday), 'sodium')]],
  ['did I hit my goal on monday', (r) => [r.ofDay(ago(4)), Math.abs(r.ofDay(ago(4)) - r.goal), r.goal]],
  ["what's my BMI", () => [68_000, 165, 25]],
  ['what do I weigh in pounds', () => [149.9]],
  [
    'calories in the last 30 days',
    (r) => [
      r.sum(r.on(last(30)), 'calories'),
      30,
      r.average(last(30), 'calories'),
      30,
      r.loggedDays(last(30)),
    ],
  ],
  [
    'calories this month',
    (r) => [r.sum(r.on(thisMonth), 'calories'), r.average(thisMonth, 'calories'), r.loggedDays(thisMonth)],
  ],
  [
    'compare my calories this week with last week',
    (r) => {
      const [one, other] = [r.average(week, 'calories'), r.average(weekBefore, 'calories')];
      return [7, one, other, difference(one, other), 7];
    },
  ],
  ['calories on 3 November', (r) => [r.ofDay(ago(17)), Math.abs(r.ofDay(ago(17)) - r.goal), r.goal]],
  ['kcal 3.11.', /don’t know|sure which days/],
  ['kcal on 3.11.', (r) => [r.ofDay(ago(17)), Math.abs(r.ofDay(ago(17)) - r.goal), r.goal]],
  [
    'calories from 1 to 5 november',
    (r) => {
      const dates = [15, 16, 17, 18, 19].map(ago);
      return [r.sum(r.on(dates), 'calories'), r.average(dates, 'calories'), r.loggedDays(dates)];
    },
  ],
  [
    'calories in the week of 9 november',
    (r) => {
      const dates = [5, 6, 7, 8, 9, 10, 11].map(ago);
      return [r.sum(r.on(dates), 'calories'), r.average(dates, 'calories'), r.loggedDays(dates)];
    },
  ],
  ['average calories since monday', (r) => [r.average(last(5), 'calories'), r.loggedDays(last(5))]],
  [
    'how many times did I eat pizza this week',
    (r) => {
      const found = r.on(week, r.named('pizza'));
      return [found.length, found.length, 7, found[0]!.calories];
    },
  ],
  ['how much sugar in my breakfast today', /unknown amount of sugar for breakfast today/],
  ['did I eat more than 2000 calories yesterday', (r) => [r.ofDay(ago(1)), 2_000]],
  ['did I eat less than 1.500 kcal on monday', (r) => [r.ofDay(ago(4)), 1_500]],
  [
    'how many days did I eat over 1700 calories this month',
    (r) => [1_700, over(r, thisMonth, 1_700), r.loggedDays(thisMonth)],
  ],
  [
    'when did I last go over 2000 calories',
    (r) => [2_000, r.ofDay(r.logged(last(26)).find((date) => r.ofDay(date) > 2_000)!)],
  ],
  ['did I have more than 60 g of protein yesterday', (r) => [r.sum(r.on(yesterday), 'protein'), 60]],
  ['did I have less than 90 g protein yesterday', /can’t say for sure/],
  ['how many calories after 6pm yesterday', (r) => [r.on(yesterday, r.meal('dinner'))[0]!.calories]],
  ['what did I eat last night', (r) => [r.on(yesterday, r.meal('dinner'))[0]!.calories]],
  ['what time did I eat dinner yesterday', /yesterday at 22:30/],
  ['what was the last thing I ate', (r) => [r.ofDay(TODAY)]],
  [
    'how much of my energy is dinner',
    (r) => [
      Math.round((r.sum(r.on(week, r.meal('dinner')), 'calories') * 100) / r.sum(r.on(week), 'calories')),
      7,
    ],
  ],
  [
    'what percentage of calories comes from dinner',
    (r) => [
      Math.round((r.sum(r.on(week, r.meal('dinner')), 'calories') * 100) / r.sum(r.on(week), 'calories')),
      7,
    ],
  ],
  [
    'how often do I skip lunch',
    (r) => [
      r.logged(fortnight).filter((date) => date !== TODAY && r.on([date], r.meal('lunch')).length === 0)
        .length,
      r.logged(fortnight).length - 1,
      14,
    ],
  ],
  [
    'which day was worst',
    (r) => [
      7,
      r.goal,
      best(r, week.slice(1), (one, other) => Math.abs(one - r.goal) >= Math.abs(other - r.goal)),
    ],
  ],
  [
    'what percent of my goal have I eaten',
    (r) => [Math.round((r.ofDay(TODAY) * 100) / r.goal), r.goal, r.ofDay(TODAY)],
  ],
  [
    'do I eat more on weekends',
    (r) => {
      const [one, other] = [false, true].map((is) => last(28).filter((date) => isWeekend(date) === is));
      const [a, b] = [r.average(one!, 'calories'), r.average(other!, 'calories')];
      const [c, d] = [r.average(one!, 'protein'), r.average(other!, 'protein')];
      return [a, b, difference(a, b), c, d];
    },
  ],
  [
    'how many calories from pizza this month',
    (r) => [r.sum(r.on(fortnight, r.named('pizza')), 'calories'), 14],
  ],
  ['how many calories from pizza on 3 november', /only see individual foods for the last 14 days/],
  ['what was my highest weight', (r) => [Math.round(r.weights[3]!.weight * 1000)]],
  ['how much water yesterday in litres', (r) => [r.water[ago(1)]!]],
  ['protein on 30 october', (r) => [r.sum(r.on([ago(21)]), 'protein')]],
];

export const ofBo: readonly Row[] = [
  ['calories today', /(?:nothing|anything) today/],
  ['cals yesterday', (r) => [r.ofDay(ago(1)), r.goal - r.ofDay(ago(1)), 2_000]],
  ['what is left today', () => [2_000, 2_000]],
  ['how much protein yesterday', (r) => [r.sum(r.on(yesterday), 'protein')]],
  [
    'how was my week',
    (r) => [
      ...(['calories', 'protein', 'carbs', 'fat'] as const).map((name) => r.average(week, name)),
      7,
      1,
      2_000 - r.ofDay(ago(1)),
      2_000,
      1,
      0,
      10,
    ],
  ],
  ['average calories this week', (r) => [r.ofDay(ago(1)), 7, 1]],
  ['average calories this month', (r) => [r.ofDay(ago(1)), 1]],
  ['how many days did I log', () => [1, 7]],
  ['how many days have I logged in total', () => [1]],
  ['what is my streak', () => [1, 1]],
  ['what is my goal', (r) => [2_000, r.ofDay(ago(1)), 7]],
  ['how many carbs in my lunch yesterday', (r) => [r.sum(r.on(yesterday, r.meal('lunch')), 'carbs')]],
  ['how much fiber yesterday', (r) => [r.sum(r.on(yesterday), 'fiber')]],
  ['did I eat more than 1000 calories yesterday', (r) => [r.ofDay(ago(1)), 1_000]],
  ['did I eat under 1,201 calories yesterday', (r) => [r.ofDay(ago(1)), 1_201]],
  ['was I over my goal yesterday', (r) => [r.ofDay(ago(1)), 2_000 - r.ofDay(ago(1)), 2_000]],
  ['what do I weigh', () => [176.4]],
  ['how much do I weigh in kg', () => [80_000]],
  ['how tall am I', () => [5, 10.9]],
  ['bmi?', () => [176.4, 5, 10.9, 24.7]],
  ['when did I start logging', /Thursday, 19 November|yesterday/],
  ['when did I last eat pizza', (r) => [r.on(yesterday, r.named('pizza'))[0]!.calories]],
  ['did I eat soup yesterday', (r) => [1, r.on(yesterday, r.named('soup'))[0]!.calories]],
  ['did I eat sushi yesterday', /No\..*couldn’t find “sushi”/],
  ['how many calories did I burn yesterday', /what you eat and drink, not how much you burn/],
  ['how much iron did I get yesterday', /entries don’t include iron/],
  ['how much cholesterol yesterday', /entries don’t include cholesterol/],
  ['how many calories did my wife eat yesterday', /only see your diary/],
  ['calories yesterday without the pizza', /exclude part of a total/],
  ['what if I ate a burger', /rather not guess/],
  ['calories in 2024', /only see the last 400 days/],
  ['how much did I eat on Christmas', /not sure which days/],
  ['calories yesterday at the restaurant', /where you ate/],
  ['median calories this week', /rather not guess/],
  ['how much did my food cost yesterday', /not what it costs/],
  ['what is my target weight', /don’t know your target weight/],
  ['which weekday do I eat most', (r) => [r.ofDay(ago(1)), 1, 28]],
  ['macro split yesterday', /rough picture/],
  ['calories next week', /in the future/],
  ['what is the capital of France', /nutrition coach/],
];
