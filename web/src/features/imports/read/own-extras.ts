import * as z from 'zod';
import { newPlannedMeal, plannedDate } from '#shared/meal-plans/schema.ts';
import { profileChange } from '#shared/profile/profile-change.ts';
import { newSavedMeal, savedMealId } from '#shared/recipes/schema.ts';
import type { NamedText } from './open-file.ts';

/** Values of the profile that are restored: body, goals and diet, but no settings and no consent. */
const profileValues = profileChange
  .pick({
    age: true,
    height: true,
    sex: true,
    activity_level: true,
    daily_calorie_goal: true,
    protein_goal: true,
    carbs_goal: true,
    fat_goal: true,
    diet: true,
    allergens: true,
    dislikes: true,
    conditions: true,
  })
  .strip();
export type ProfileValues = z.input<typeof profileValues>;

// The files have more fields than the requests.
const meal = newSavedMeal.strip().extend({ id: savedMealId });
const plan = z.object({ date: plannedDate, meals: z.array(newPlannedMeal.strip()) });

/** What the product's own export has besides the diary. */
export type OwnExtra =
  | { kind: 'meal'; meal: z.output<typeof meal> }
  | { kind: 'plan'; plan: z.output<typeof plan> }
  | { kind: 'profile'; values: ProfileValues };

const rowsOf = (texts: readonly NamedText[], file: string): unknown[] => {
  try {
    const rows: unknown = JSON.parse(texts.find(({ name }) => name === `${file}.json`)?.text ?? '[]');
    return Array.isArray(rows) ? rows : [];
  } catch {
    return [];
  }
};

const validOf = <Schema extends z.ZodType>(rows: readonly unknown[], schema: Schema): z.output<Schema>[] =>
  rows.flatMap((row) => schema.safeParse(row).data ?? []);

/** Reads saved meals, plans and the profile. Rows of an older format are left out. */
export const readOwnExtras = (texts: readonly NamedText[]): OwnExtra[] => [
  // Before the plans, which refer to them.
  ...validOf(rowsOf(texts, 'saved-meals'), meal).map((each) => ({ kind: 'meal' as const, meal: each })),
  ...validOf(rowsOf(texts, 'meal-plans'), plan)
    .filter(({ meals }) => meals.length > 0)
    .map((each) => ({ kind: 'plan' as const, plan: each })),
  ...validOf(rowsOf(texts, 'profile'), profileValues)
    .filter((values) => Object.keys(values).length > 0)
    .map((values) => ({ kind: 'profile' as const, values })),
];
