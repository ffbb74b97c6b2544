import { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import { profileRoutes } from '#shared/profile/routes.ts';
import type { Profile } from '#shared/profile/schema.ts';
import { recipeRoutes } from '#shared/recipes/routes.ts';
import type { SavedMeal } from '#shared/recipes/schema.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import type { OwnExtra, ProfileValues } from './read/own-extras.ts';

/** Answers after which an item is left out: what is there stays, and a retry would not help. */
const refusals = new Set([
  'TOO_MANY_SAVED_MEALS',
  'NO_FOOD_RECOGNISED',
  'MEAL_PLAN_CHANGED',
  'TIER_REQUIRED',
  'LOSS_GOAL_NOT_OFFERED',
  'VALIDATION_FAILED',
]);
const isRefusal = (error: unknown): boolean => error instanceof ApiError && refusals.has(error.code);

const contentOf = ({ name, portions, items }: Pick<SavedMeal, 'name' | 'portions' | 'items'>): string =>
  JSON.stringify([name, portions, items]);

const isBlank = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/** Returns the values that the profile does not have yet. */
const missingOf = (values: ProfileValues, profile: Profile): ProfileValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !isBlank(value) && isBlank(profile[name as keyof ProfileValues] ?? null),
    ),
  );

/** Groups of profile values that the API may refuse on their own: by the user's plan, or since they are at risk. */
const groupsOf = ({
  daily_calorie_goal,
  protein_goal,
  carbs_goal,
  fat_goal,
  ...rest
}: ProfileValues): ProfileValues[] =>
  [
    rest,
    { ...(daily_calorie_goal != null && { daily_calorie_goal }) },
    {
      ...(protein_goal != null && { protein_goal }),
      ...(carbs_goal != null && { carbs_goal }),
      ...(fat_goal != null && { fat_goal }),
    },
  ].filter((group) => Object.keys(group).length > 0);

/**
 * Creates a function that restores what the product's own export has besides the diary. Nothing is doubled or
 * overwritten: saved meals are found by ID or content, plans are added to days without one, and profile values where
 * there are none.
 * @param importId makes the keys of the requests, so that a repeated one changes nothing
 */
export const createRestoreExtra = (importId: string) => {
  let known: SavedMeal[] | null = null;
  /** IDs of restored meals by those in the file. */
  const newIds = new Map<string, string>();

  const savedMeals = async (signal: AbortSignal): Promise<SavedMeal[]> => {
    if (known) return known;
    const all: SavedMeal[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const page = await call(recipeRoutes.list, { query: after === undefined ? {} : { after }, signal });
      all.push(...page.meals);
      after = page.next;
    }
    known = all;
    return all;
  };

  const restore = async (extra: OwnExtra, signal: AbortSignal): Promise<boolean> => {
    if (extra.kind === 'meal') {
      const { id, ...body } = extra.meal;
      const meals = await savedMeals(signal);
      const same = meals.find((one) => one.id === id || contentOf(one) === contentOf(extra.meal));
      if (same) newIds.set(id, same.id);
      if (same) return false;
      const idempotencyKey = `${importId}-${id}`;
      const made = await call(recipeRoutes.create, { body, idempotencyKey, signal });
      newIds.set(id, made.id);
      meals.push(made);
      return true;
    }
    if (extra.kind === 'plan') {
      const { date } = extra.plan;
      const { version } = await call(mealPlanRoutes.read, { params: { date }, signal });
      if (version > 0) return false;
      const meals = extra.plan.meals.map(({ recipe, ...one }) => ({
        ...one,
        ...(recipe && { recipe: { ...recipe, id: newIds.get(recipe.id) ?? recipe.id } }),
      }));
      const idempotencyKey = `${importId}-plan-${date}`;
      await call(mealPlanRoutes.save, { params: { date }, body: { meals, version }, idempotencyKey, signal });
      return true;
    }
    const missing = missingOf(extra.values, await call(profileRoutes.read, { signal }));
    let isRestored = false;
    for (const [at, body] of groupsOf(missing).entries()) {
      const saving = call(profileRoutes.save, { body, idempotencyKey: `${importId}-profile-${at}`, signal });
      isRestored =
        (await saving.then(
          () => true,
          (error: unknown) => {
            if (isRefusal(error)) return false;
            throw error;
          },
        )) || isRestored;
    }
    return isRestored;
  };

  /** @returns whether something was added */
  return async (extra: OwnExtra, signal: AbortSignal): Promise<boolean> => {
    try {
      return await restore(extra, signal);
    } catch (error) {
      if (isRefusal(error)) return false;
      throw error;
    }
  };
};
