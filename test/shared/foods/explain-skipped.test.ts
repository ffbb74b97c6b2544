import { expect, it } from 'vitest';
import { explainSkipped, skipMessages } from '#shared/foods/explain-skipped.ts';
import { describeMeal } from '#test/support/built-in-foods.ts';

it.each([
  ['I drank bleach', skipMessages.not_food],
  ['bought milk and eggs', skipMessages.bought],
  ['ran 5 km', skipMessages.activity],
  ['I want to lose weight', skipMessages.goal],
  ['no eggs', skipMessages.not_eaten],
  ['zvrblk', null],
  ['', null],
])('explains why nothing of "%s" is logged', (text, message) => {
  expect(explainSkipped(describeMeal(text))).toBe(message);
});
