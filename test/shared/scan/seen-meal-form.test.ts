import { expect, it } from 'vitest';
import * as z from 'zod';
import { seenMealForm } from '#shared/scan/seen-meal-form.ts';
import { seenMeal } from '#shared/scan/seen-meal.ts';

it("the schema given to the browser's own model also validates its answer", () => {
  expect(seenMealForm).toEqual(z.toJSONSchema(seenMeal));
});
