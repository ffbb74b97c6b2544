import { describe, expect, it } from 'vitest';
import { answerByRules } from '#shared/coach/rules/answer-by-rules.ts';
import { factsOf } from '#shared/facts/facts.ts';
import { describeMeal } from '#test/support/built-in-foods.ts';
import { people, sourceOf } from '../facts/two-people.ts';

const [anna] = people();
/** Nothing is logged, and today is Friday, 20 November. */
const facts = factsOf(sourceOf({ ...anna, entries: [], water: {}, weights: [] }));

describe('The name of today’s weekday in a question to the coach', () => {
  it.each([
    ['what did I eat on Friday', 'You have no entries on Friday, 13 November.'],
    ['what did I eat this Friday', 'You haven’t logged anything today yet.'],
    ['what did I eat on Thursday', 'You have no entries yesterday.'],
  ])('answers "%s" on a Friday with "%s"', (question, answer) => {
    const foods = (words: string) => describeMeal(words).items;
    expect(answerByRules(question, facts, { foods }).response).toContain(answer);
  });
});
