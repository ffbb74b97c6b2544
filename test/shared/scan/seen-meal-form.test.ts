import { expect, it } from 'vitest';
import * as z from 'zod';
import { seenMealForm } from '#shared/scan/seen-meal-form.ts';
import { seenMeal } from '#shared/scan/seen-meal.ts';

it('The form that the browser’s own model is given is the one by which its answer is read', () => {
  expect(seenMealForm).toEqual(z.toJSONSchema(seenMeal));
});
