import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import { nothingToLog } from '#functions/foods/nothing-to-log.ts';
import type { SentRequest } from './scripted-api.ts';
import { describeMeal } from './built-in-foods.ts';

/** Answers POST describe like the API without a model: from the built-in food table. */
export const describedText = ({ body }: SentRequest): DescribedMeal | Response => {
  const { text } = body as { text: string };
  const meal = describeMeal(text.trim());
  if (meal.items.length > 0) return { ...meal, engine: 'rules' };
  const { code, message, status } = nothingToLog(meal);
  return Response.json({ code, message, request_id: 'req-1' }, { status });
};
