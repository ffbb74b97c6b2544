import { CodedError } from '#shared/errors/coded-error.ts';
import type { foodRoutes } from '#shared/foods/routes.ts';
import { describeMeal } from '#shared/nutrition/describe-meal.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';

/** Answers from the food table alone: no model, no table read, no cost. */
export const describeFood: Endpoint<typeof foodRoutes.describe> = async ({ body }) => {
  const meal = describeMeal(body.text);
  if (meal.items.length === 0) throw new CodedError('NO_FOOD_RECOGNISED');
  return { ...meal, engine: 'rules' };
};
