import { beforeAll, describe, expect, it } from 'vitest';
import { answerByRules, type RuleAnswer } from '#shared/coach/rules/answer-by-rules.ts';
import { factsOf } from '#shared/facts/facts.ts';
import { findNumbers } from '#shared/facts/figures/figures-in.ts';
import { findInventedNumbers } from '#shared/facts/figures/find-invented-figures.ts';
import { describeMeal } from '#test/support/built-in-foods.ts';
import { type Person, sourceOf } from '../facts/two-people.ts';
import { recount } from './recount.ts';
import { ofNia } from './empty-diary-questions.ts';
import { ofBo, ofTess } from './many-questions-rows.ts';
import { beginner, nobody, traveller } from './three-people.ts';

const ask = (person: Person, question: string): RuleAnswer =>
  answerByRules(question, factsOf(sourceOf(person)), { foods: (words) => describeMeal(words).items });

/** Returns the numbers of an answer without those in food names; masses and volumes in g and ml. */
const told = (response: string): number[] =>
  findNumbers(response.replace(/“[^”]*”/gu, '')).map(({ value }) => Math.round(value * 1000) / 1000);

const rows = [
  ...ofTess.map(([question, answer]) => ({ person: traveller, who: 'Tess', question, answer })),
  ...ofBo.map(([question, answer]) => ({ person: beginner, who: 'Bo', question, answer })),
];

describe('A hundred and twenty more everyday questions', () => {
  beforeAll(() => {
    expect(rows.length + ofNia.length).toBeGreaterThanOrEqual(120);
  });

  it.each(rows)(
    '$who asks "$question" and gets the right values or the reason for none',
    ({ person, question, answer }) => {
      const { response, facts } = ask(person, question);
      expect(findInventedNumbers(response, facts)).toEqual([]);
      if (answer instanceof RegExp) return expect(response).toMatch(answer);
      const expected = answer(recount(person)).map((value) => expect.closeTo(value, 2));
      // The advice that follows is tested elsewhere.
      expect(told(response).slice(0, expected.length), response).toEqual(expected);
    },
  );

  it.each(ofNia)('a user with an empty diary asks "%s" and gets no daily value', (question) => {
    const { response, isUnderstood } = ask(nobody, question);
    expect(isUnderstood, response).toBe(true);
    const allowed = new Set([2_000, 7, 14, 28, 30, 0, 1_800]);
    expect(
      told(response).filter((value) => !allowed.has(value)),
      response,
    ).toEqual([]);
    expect(response).not.toMatch(/NaN|undefined|null/);
  });

  it.each([
    ['how many calories did my wife eat today', 'only see your diary'],
    ['what did other users eat', 'only see your diary'],
    ['calories this week without sunday', 'exclude part of a total'],
    ['how many calories if I eat 3 eggs', 'rather not guess'],
    ['protein per kg am I eating', 'rather not guess'],
    ['how much did I eat at the office', 'where you ate'],
    ['calories on easter', 'not sure which days you mean'],
  ])('a question about parts of days is not answered with whole days: "%s"', (text, words) => {
    expect(ask(traveller, text).response).toContain(words);
    expect(ask(traveller, text).response).not.toMatch(/kcal/);
  });
});
