import * as z from 'zod';
import { mealTypes } from '#shared/food-entries/meal-type.ts';
import { planTime } from '#shared/meal-plans/schema.ts';
import { MAX_RECORD_ID } from '#shared/nutrition/values/food-item.ts';
import { MAX_GRAMS } from '#shared/nutrition/values/nutrients.ts';
import { localDate } from '#shared/time/local-date.ts';
import type { ChatTool } from '../../platform/ai/stream-round.ts';
import { toolDefinition } from '../../platform/ai/tool-definition.ts';

const item = z.strictObject({
  food: z.string().min(1).max(120),
  grams: z.number().positive().max(MAX_GRAMS).nullable(),
  record_id: z.string().max(MAX_RECORD_ID).nullable(),
});

const meal = {
  items: z.array(item).min(1).max(12),
  meal_type: z.enum(mealTypes).nullable(),
  date: localDate,
  time: planTime.nullable(),
};

const entry = z.string().max(20);
const words = z.string().min(1).max(80).nullable();

/** Schemas of the model's tools. None contains a user ID, which the server adds. An unknown key ends the turn. */
export const toolSchemas = {
  get_day: z.strictObject({ date: localDate }),
  get_range: z.strictObject({ from: localDate, to: localDate }),
  find_food: z.strictObject({ query: z.string().min(1).max(100) }),
  log_meal: z.strictObject(meal),
  plan_meal: z.strictObject(meal),
  change_entry: z.strictObject({
    entry,
    of_food: words,
    amount_words: words,
    food_words: words,
    meal_type: z.enum(mealTypes).nullable(),
    date: localDate.nullable(),
    time: planTime.nullable(),
  }),
  remove_entry: z.strictObject({ entry, of_food: words }),
  undo_changes: z.strictObject({ messages: z.int().min(1).max(3) }),
} as const;

export type ToolName = keyof typeof toolSchemas;
/** Returns whether a tool only reads. */
export const isReading = (name: ToolName): boolean =>
  name === 'get_day' || name === 'get_range' || name === 'find_food';
export type ToolCalls = { [Name in ToolName]: z.output<(typeof toolSchemas)[Name]> };
export type MealCall = ToolCalls['log_meal'];

const about: Readonly<Record<ToolName, string>> = {
  get_day: 'Totals and entries of a day.',
  get_range: 'Totals and averages of a range of days.',
  find_food: 'Foods in the table, values per 100 g.',
  log_meal: 'Log what the user says they ate, today or in the past.',
  plan_meal: 'Add a meal to the plan of an upcoming day.',
  change_entry:
    'Change an entry as named by get_day: quote the new amount or food from the message, or give meal, day or time. of_food: one food of it.',
  remove_entry: 'Remove an entry, or one food of it.',
  undo_changes: 'Undo what the last messages wrote.',
};

/** Returns the tools in the provider's format, in strict mode. */
export const toolsOf = (names: readonly ToolName[]): ChatTool[] =>
  names.map((name) =>
    toolDefinition({ name, about: about[name], schema: toolSchemas[name], isStrict: true }),
  );
