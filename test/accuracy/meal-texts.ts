import * as z from 'zod';
import { describeMeal } from '#shared/nutrition/describe-meal.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';

const mealText = z.object({ id: z.string(), text: z.string() });

/**
 * Parses the texts of a JSON Lines file with `id` and `text`.
 * @returns a line per text: its items, the words that were not understood, and its meals
 */
export const predictMealTexts = (lines: string, knowledge: FoodKnowledge): string =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { id, text } = mealText.parse(JSON.parse(line));
      const { items, not_understood, meals } = describeMeal(text, knowledge);
      const prediction = {
        id,
        items: items.map(({ name, grams, nutrients, confidence }) => ({
          name,
          grams,
          kcal: nutrients.calories,
          confidence,
        })),
        not_understood,
        meals,
      };
      return `${JSON.stringify(prediction)}\n`;
    })
    .join('');
