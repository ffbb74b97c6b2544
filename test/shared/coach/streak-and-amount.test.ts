import { expect, it } from 'vitest';
import { answerByRules } from '#shared/coach/rules/answer-by-rules.ts';
import { factsOf } from '#shared/facts/facts.ts';
import { describeMeal } from '#test/support/built-in-foods.ts';
import { people, sourceOf } from '../facts/two-people.ts';

const [anna, ben] = people();

it.each([
  ['how long is my streak', anna, 'You have logged 11 days in a row.'],
  ['Wie lange ist mein Streak?', ben, 'You have logged 3 days in a row.'],
  [
    'did I eat too much',
    anna,
    'You have 1,020 kcal left of your goal of 1,850 kcal. You have had 830 kcal today.',
  ],
  ['have I eaten enough today?', anna, 'You have had 830 kcal today.'],
  ['Habe ich heute zu viel gegessen?', ben, 'A single day changes little; eat when you’re hungry.'],
  ['did I eat too much yesterday', anna, 'That is 101 kcal below your goal of 1,850 kcal.'],
] as const)('The coach answers “%s” from the diary of the user', (question, person, answer) => {
  const { response } = answerByRules(question, factsOf(sourceOf(person)), {
    foods: (words) => describeMeal(words).items,
  });
  expect(response).toContain(answer);
});
