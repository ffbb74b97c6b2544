import { CodedError } from '#shared/errors/coded-error.ts';
import { withoutLesson } from '#shared/foods/lessons.ts';
import {
  MAX_SAVED_MEALS,
  type NewSavedMeal,
  type SavedMeal,
  type SavedMealChange,
} from '#shared/recipes/schema.ts';
import { createWithIdempotency } from '../platform/idempotency/with-idempotency.ts';
import { GUARDED_ATTEMPTS } from '../platform/limits/creation-guard.ts';
import { retryOnConflict } from '../platform/table/retry-on-conflict.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import type { NewId } from '../platform/ids.ts';
import type { RecipeRepository, SavedMealsPage } from './repository.ts';

interface Dependencies {
  repository: RecipeRepository;
  clock: Clock;
  newId: NewId;
  /** Maximum number of saved meals. */
  most?: number;
}

/**
 * Drops alternatives and lessons of the items: repeated logging must not teach a correction twice or replace a food
 * with a guess.
 */
const kept = (items: SavedMeal['items']): SavedMeal['items'] =>
  items.map(({ alternatives: _others, ...item }) => withoutLesson(item));

/** Business rules for saved meals and recipes. Every method is scoped to the calling user. */
export const createRecipeService = ({ repository, clock, newId, most = MAX_SAVED_MEALS }: Dependencies) => {
  const withIdempotency = createWithIdempotency(repository);

  const add = async (userId: string, body: NewSavedMeal, idempotency: Idempotency): Promise<SavedMeal> => {
    const guard = await repository.guard(userId);
    if ((await repository.count(userId)) >= most) throw new CodedError('TOO_MANY_SAVED_MEALS');
    const now = clock().toISOString();
    const times = { created_at: now, updated_at: now };
    const meal = { ...body, items: kept(body.items), id: newId(), version: 1, ...times };
    return repository.add(userId, meal, guard, idempotency);
  };

  return {
    list: (userId: string, after: string | undefined): Promise<SavedMealsPage> =>
      repository.page(userId, after),

    create: (userId: string, body: NewSavedMeal, idempotency: Idempotency): Promise<SavedMeal> =>
      withIdempotency(userId, idempotency, () =>
        retryOnConflict(() => add(userId, body, idempotency), undefined, GUARDED_ATTEMPTS),
      ),

    change: (
      userId: string,
      id: string,
      { version, ...fields }: SavedMealChange,
      idempotency: Idempotency,
    ): Promise<SavedMeal> =>
      withIdempotency(userId, idempotency, async () => {
        const before = await repository.find(userId, id);
        if (!before) throw new CodedError('SAVED_MEAL_NOT_FOUND');
        if (before.version !== version) throw new CodedError('SAVED_MEAL_CHANGED');
        const after: SavedMeal = {
          ...before,
          ...fields,
          ...(fields.items && { items: kept(fields.items) }),
          version: version + 1,
          updated_at: clock().toISOString(),
        };
        return repository.replace(userId, before, after, idempotency);
      }),

    remove: (userId: string, id: string, idempotency: Idempotency): Promise<null> =>
      repository.remove(userId, id, idempotency),
  };
};

export type RecipeService = ReturnType<typeof createRecipeService>;
