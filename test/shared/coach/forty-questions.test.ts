import { beforeAll, describe, expect, it } from 'vitest';
import { answerByRules, type RuleAnswer } from '#shared/coach/rules/answer-by-rules.ts';
import { factsOf } from '#shared/facts/facts.ts';
import { findNumbers } from '#shared/facts/figures/figures-in.ts';
import { findInventedNumbers } from '#shared/facts/figures/find-invented-figures.ts';
import { describeMeal } from '#test/support/built-in-foods.ts';
import { isFull } from '#test/support/full-size.ts';
import { people, type Person, sourceOf, TODAY } from '../facts/two-people.ts';
import {
  ago,
  difference,
  fortnight,
  isWeekend,
  lastDays,
  type Recount,
  recount,
  streak,
  thisMonth,
  toGoal,
  week,
  weekBefore,
} from './recount.ts';

const foods = (words: string) => describeMeal(words).items;
const ask = (person: Person, question: string): RuleAnswer =>
  answerByRules(question, factsOf(sourceOf(person)), { foods });

/** Returns the numbers of an answer in order, without those in food names. */
const told = ({ response }: RuleAnswer): number[] =>
  findNumbers(response.replace(/“[^”]*”/gu, '')).map(({ value, kind }) =>
    // Converted to g and ml: mg of sodium, ml and kg.
    kind === 'mass' || kind === 'volume' ? Math.round(value * 1000) / 1000 : value,
  );

/** A question, and every number of its answer in order. */
type Row = readonly [question: string, figures: (r: Recount) => number[]];

const forAnna: readonly Row[] = [
  ['How many calories did I eat today?', (r) => [r.ofDay(TODAY), r.goal - r.ofDay(TODAY), r.goal]],
  ['what is left today', (r) => [r.goal - r.ofDay(TODAY), r.goal, r.ofDay(TODAY)]],
  ['protien yesterdy?', (r) => [r.sum(r.on([ago(1)]), 'protein')]],
  ['cals on Tuesday', (r) => [r.ofDay(ago(3)), ...toGoal(r, ago(3))]],
  ['How many calories did I have on 12 November?', (r) => [r.ofDay(ago(8)), ...toGoal(r, ago(8))]],
  ['carbs and fat 2 days ago', (r) => [r.sum(r.on([ago(2)]), 'carbs'), r.sum(r.on([ago(2)]), 'fat')]],
  ['average protein this week', (r) => [r.average(week, 'protein'), 7, r.loggedDays(week)]],
  [
    'how much sugar last week',
    (r) => [r.sum(r.on(weekBefore), 'sugar'), r.average(weekBefore, 'sugar'), r.loggedDays(weekBefore)],
  ],
  [
    'total calories in the last 14 days',
    (r) => [
      r.sum(r.on(fortnight), 'calories'),
      14,
      r.average(fortnight, 'calories'),
      14,
      r.loggedDays(fortnight),
    ],
  ],
  [
    'calories this month so far',
    (r) => [r.sum(r.on(thisMonth), 'calories'), r.average(thisMonth, 'calories'), r.loggedDays(thisMonth)],
  ],
  ['how much water did I drink yesterday', (r) => [r.water[ago(1)] ?? 0]],
  ['how many meals did I log yesterday', (r) => [r.on([ago(1)]).length]],
  ['On which day did I eat the most this week?', (r) => [7, Math.max(...week.map((date) => r.ofDay(date)))]],
  [
    'lowest protein day last week',
    (r) => [Math.min(...r.logged(weekBefore).map((date) => r.sum(r.on([date]), 'protein')))],
  ],
  [
    'compare my calories this week with last week',
    (r) => {
      const [one, other] = [r.average(week, 'calories'), r.average(weekBefore, 'calories')];
      return [7, one, other, difference(one, other), 7];
    },
  ],
  [
    'protein on weekdays versus weekends',
    (r) => {
      const days = lastDays(28);
      const one = r.average(
        days.filter((date) => !isWeekend(date)),
        'protein',
      );
      const other = r.average(days.filter(isWeekend), 'protein');
      return [one, other, difference(one, other)];
    },
  ],
  [
    'what did I eat for lunch yesterday?',
    (r) => r.on([ago(1)], r.meal('lunch')).map(({ calories }) => calories),
  ],
  ['what did I eat on Tuesday', (r) => [...r.on([ago(3)]).map(({ calories }) => calories), r.ofDay(ago(3))]],
  ['When did I last eat pizza?', (r) => [r.on(fortnight, r.named('pizza')).at(0)?.calories ?? 0, 5]],
  [
    'how often did I eat chocolate in the last two weeks',
    (r) => {
      const found = r.on(fortnight, r.named('chocolate'));
      return [
        found.length,
        new Set(found.map(({ local_date }) => local_date)).size,
        14,
        found[0]?.calories ?? 0,
      ];
    },
  ],
  [
    'how many days was I on goal this week',
    (r) => [
      10,
      r.goal,
      r.logged(week).filter((date) => Math.abs(r.ofDay(date) - r.goal) <= r.goal / 10).length,
      r.loggedDays(week),
      7,
    ],
  ],
  ['what is my streak?', (r) => [streak(r, 60), streak(r, 60)]],
  ['am I on track?', (r) => [r.average(week, 'calories'), 7, r.goal - r.average(week, 'calories'), r.goal]],
  [
    'How much protein should I eat?',
    (r) => [
      // 15% of the goal at 4 kcal per gram, to a tenth.
      Math.round((r.goal * 15) / 40) / 10,
      15,
      4,
      r.goal,
      r.average(week, 'protein'),
      7,
    ],
  ],
  ['how much did I weigh on Monday', (r) => [r.weights[1]!.weight * 1000]],
  ['calories on Monday 9 November', () => []],
];

const forBen: readonly Row[] = [
  ['kcal today?', (r) => [r.ofDay(TODAY), r.ofDay(TODAY) - r.goal, r.goal]],
  ['how many carbs yesterday', (r) => [r.sum(r.on([ago(1)]), 'carbs')]],
  ['What did I have for breakfast today?', (r) => [r.on([TODAY], r.meal('breakfast'))[0]?.calories ?? 0]],
  ['what did I eat on Tuesday', () => []],
  ['average daily sodium', (r) => [r.average(week, 'sodium'), 7, r.loggedDays(week)]],
  [
    'which food gave me the most protein this week',
    (r) => [
      7,
      ...['steak', 'eggs', 'burrito'].flatMap((name) => {
        const found = r.on(week, r.named(name));
        return [r.sum(found, 'protein'), found.length];
      }),
    ],
  ],
  [
    'how many days did I go over my goal this month',
    (r) => [
      r.goal,
      r.logged(thisMonth).filter((date) => r.ofDay(date) > r.goal).length,
      r.loggedDays(thisMonth),
    ],
  ],
  ['calories at dinner yesterday', (r) => [r.sum(r.on([ago(1)], r.meal('dinner')), 'calories')]],
  ['how many days in a row have I logged', (r) => [streak(r, 60), 3]],
  ['did I eat a burrito yesterday', () => []],
  ['did I eat steak yesterday', (r) => [1, r.on([ago(1)], r.named('steak'))[0]?.calories ?? 0]],
  [
    'calories today versus yesterday',
    (r) => {
      const [one, other] = [r.ofDay(TODAY), r.ofDay(ago(1))];
      return [one, other, difference(one, other)];
    },
  ],
  ['fat last 3 days on average', (r) => [r.average(lastDays(3), 'fat'), 3, r.loggedDays(lastDays(3))]],
  ['do I get enough fiber', (r) => [25, r.average(week, 'fiber'), 7]],
];

const [anna, ben] = people();
const all = [
  ...forAnna.map((row) => ({ person: anna, row })),
  ...forBen.map((row) => ({ person: ben, row })),
];

/** Returns the user with one entry changed by 37 kcal and 3.3 g of protein. */
const changed = (person: Person, id: string): Person => ({
  ...person,
  entries: person.entries.map((entry) =>
    entry.id === id
      ? { ...entry, calories: entry.calories + 37, protein: (entry.protein ?? 0) + 3.3 }
      : entry,
  ),
});

describe('Forty questions about two users', () => {
  beforeAll(() => {
    expect(all).toHaveLength(40);
  });

  it.each(
    all.map(({ person, row: [question, figures] }) => ({ person, question, figures, who: person.name })),
  )('$who asks "$question" and gets the values of the entries', ({ person, question, figures }) => {
    const answer = ask(person, question);
    expect(answer.isUnderstood).toBe(true);
    expect(told(answer), answer.response).toEqual(
      figures(recount(person)).map((value) => expect.closeTo(value, 3)),
    );
    expect(findInventedNumbers(answer.response, answer.facts)).toEqual([]);
  });

  it.each(
    [
      ['A0l', 'B0l'],
      ['A3d', 'B1b'],
      ['A8b', 'B9d'],
      ['A15d', 'B13l'],
    ].slice(0, isFull ? undefined : 2),
  )('one changed entry (%s, %s) changes only the sentences about it', (ofAnna, ofBen) => {
    let isChanged = 0;
    for (const { person, row } of all) {
      const [question, figures] = row;
      const other = changed(person, person === anna ? ofAnna : ofBen);
      const [before, after] = [ask(person, question), ask(other, question)];
      const [was, is] = [figures(recount(person)), figures(recount(other))];
      expect(told(after), question).toEqual(is.map((value) => expect.closeTo(value, 3)));
      const isSame = JSON.stringify(was) === JSON.stringify(is);
      expect(after.response === before.response, `${question}: ${after.response}`).toBe(isSame);
      if (!isSame) isChanged += 1;
    }
    expect(isChanged).toBeGreaterThan(0);
  });
});
