import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { CodedError } from '#shared/errors/coded-error.ts';
import { type SavedMeal, savedMeal } from '#shared/recipes/schema.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import type { Table } from '../platform/table/client.ts';
import { createCreationGuard } from '../platform/limits/creation-guard.ts';
import { withNulls, withoutNulls } from '../platform/table/nulls.ts';
import { readRow } from '../platform/table/read-row.ts';
import { isNew, isThere } from '../platform/table/row-conditions.ts';
import { createSavedMealEntity, SAVED_MEALS, savedMealKey } from './saved-meal-entity.ts';
import { ConditionsFailed, type Write } from '../platform/table/transact.ts';
import { userPartition } from '../platform/table/user-key.ts';
import { createIdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';

const parsed = (row: object): SavedMeal => savedMeal.parse(withNulls(row, savedMeal));

/** `next` is the cursor of the next page, if there is one. */
export interface SavedMealsPage {
  meals: SavedMeal[];
  next: string | null;
}

/** Reads and writes saved meals. Every method is scoped to one user. */
export const createRecipeRepository = (table: Table, clock: Clock) => {
  const meals = createSavedMealEntity(table);
  const writer = createIdempotentWriter(table, clock);
  const guard = createCreationGuard(table, 'saved-meals');
  const allOf = (userId: string) =>
    table
      .build(QueryCommand)
      .query({ partition: userPartition(userId), range: { between: [...SAVED_MEALS] } })
      .entities(meals);

  /** Runs one write and throws `code` if its condition fails. */
  const write = async <T>(
    userId: string,
    idempotency: Idempotency,
    each: Write,
    answer: T,
    code: 'SAVED_MEAL_CHANGED' | 'SAVED_MEAL_NOT_FOUND',
  ): Promise<T> =>
    writer.write(userId, idempotency, [each], answer).catch((error: unknown) => {
      throw error instanceof ConditionsFailed ? new CodedError(code, { cause: error }) : error;
    });

  return {
    storedAnswer: writer.storedAnswer,

    find: async (userId: string, id: string): Promise<SavedMeal | null> => {
      const row = await readRow(meals, { user_id: userId, id });
      return row && parsed(row);
    },

    /** Returns a page, oldest first, of at most 1 MB. @param after `next` of the previous page */
    page: async (userId: string, after: string | undefined): Promise<SavedMealsPage> => {
      const { Items = [], LastEvaluatedKey } = await allOf(userId)
        .options({
          consistent: true,
          entityAttrFilter: false,
          ...(after !== undefined && { exclusiveStartKey: savedMealKey(userId, after) }),
        })
        .send();
      const page = Items.map(parsed);
      return { meals: page, next: LastEvaluatedKey ? (page.at(-1)?.id ?? null) : null };
    },

    /** Returns the number of saved meals. */
    count: async (userId: string): Promise<number> => {
      const { Count = 0 } = await allOf(userId)
        .options({ consistent: true, entityAttrFilter: false, maxPages: Infinity, select: 'COUNT' })
        .send();
      return Count;
    },

    /** Returns the write that must be part of `add`; take it before counting. */
    guard: (userId: string): Promise<Write> => guard.next(userId),

    /** @throws ConditionsFailed if another meal was added since the guard was taken */
    add: (
      userId: string,
      meal: SavedMeal,
      guardWrite: Write,
      idempotency: Idempotency,
    ): Promise<SavedMeal> => {
      const put = meals.build(PutItemCommand).item(withoutNulls({ user_id: userId, ...meal }));
      const each = { Put: put.options({ condition: isNew }).params() };
      return writer.write(userId, idempotency, [each, guardWrite], meal);
    },

    /** @throws CodedError SAVED_MEAL_CHANGED if its version is no longer that of `before` */
    replace: (
      userId: string,
      before: SavedMeal,
      after: SavedMeal,
      idempotency: Idempotency,
    ): Promise<SavedMeal> => {
      const condition = { attr: 'version', eq: before.version } as const;
      const put = meals.build(PutItemCommand).item(withoutNulls({ user_id: userId, ...after }));
      const each = { Put: put.options({ condition }).params() };
      return write(userId, idempotency, each, after, 'SAVED_MEAL_CHANGED');
    },

    /** @throws CodedError SAVED_MEAL_NOT_FOUND */
    remove: (userId: string, id: string, idempotency: Idempotency): Promise<null> => {
      const gone = meals.build(DeleteItemCommand).key({ user_id: userId, id });
      const each = { Delete: gone.options({ condition: isThere }).params() };
      return write(userId, idempotency, each, null, 'SAVED_MEAL_NOT_FOUND');
    },
  };
};

export type RecipeRepository = ReturnType<typeof createRecipeRepository>;
