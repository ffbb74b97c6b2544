import { describe, expect, it } from 'vitest';
import { answerByRules } from '#shared/coach/rules/answer-by-rules.ts';
import { factsOf } from '#shared/facts/facts.ts';
import { describeMeal } from '#test/support/built-in-foods.ts';
import { people, sourceOf } from '../facts/two-people.ts';

const [anna] = people();
const facts = factsOf(sourceOf(anna));
const foods = (words: string) => describeMeal(words).items;

describe('A question about fasting tomorrow', () => {
  it.each(['Should I fast tomorrow?', 'should I do a fast next week', 'Soll ich morgen fasten?'])(
    'gets advice on fasting for "%s", not a hint to plan the day',
    (question) =>
      expect(answerByRules(question, facts, { foods }).response).toMatch(/^Fasting is your choice/),
  );
});
