import type { Entity, FormattedItem } from 'dynamodb-toolbox/entity';
import type { ApiPageQuery } from '#shared/public-api/schema.ts';
import { foodEntry, type FoodEntry } from '#shared/food-entries/schema.ts';
import { mealPlan } from '#shared/meal-plans/schema.ts';
import { savedMeal } from '#shared/recipes/schema.ts';
import { weightEntry } from '#shared/weights/schema.ts';
import { summaryOfRow } from '../dashboard/public.ts';
import {
  createDailySummaryEntity,
  createFoodEntryEntity,
  dayRange,
  summaryKey,
} from '../food-entries/public.ts';
import { createMealPlanEntity, MEAL_PLAN_PREFIX } from '../meal-plans/public.ts';
import type { Table } from '../platform/table/client.ts';
import { cursorOf, keyOfCursor } from '../platform/table/cursor.ts';
import { withNulls } from '../platform/table/nulls.ts';
import { queryPage } from '../platform/table/query-rows.ts';
import { createSavedMealEntity, SAVED_MEALS } from '../recipes/public.ts';
import { createWeightEntity, weightKey } from '../weights/public.ts';

/** An inclusive range of days. */
interface Span {
  from: string;
  to: string;
}

interface Page<T> {
  items: T[];
  next_cursor: string | null;
}

/** Reads the lists of the API in pages, with one query each. */
export const createApiPages = (table: Table) => {
  const entries = createFoodEntryEntity(table);
  const summaries = createDailySummaryEntity(table);
  const weights = createWeightEntity(table);
  const meals = createSavedMealEntity(table);
  const plans = createMealPlanEntity(table);

  const page = async <Row extends Entity, T>(
    entity: Row,
    userId: string,
    between: readonly [string, string],
    { limit, cursor }: ApiPageQuery,
    parse: (row: FormattedItem<Row>) => T,
    index?: 'lsi1',
  ): Promise<Page<T>> => {
    const isWithin = (key: string): boolean => key >= between[0] && key <= between[1];
    const from = cursor === undefined ? undefined : keyOfCursor(userId, cursor, index, isWithin);
    const { Items = [], LastEvaluatedKey } = await queryPage(
      entity,
      userId,
      { between },
      { limit, from, ...(index && { index }) },
    );
    return { items: Items.map(parse), next_cursor: cursorOf(LastEvaluatedKey) };
  };

  return {
    entries: (userId: string, { from, to }: Span, query: ApiPageQuery): Promise<Page<FoodEntry>> =>
      page(
        entries,
        userId,
        [dayRange(from).between[0], dayRange(to).between[1]],
        query,
        (row) => foodEntry.parse(withNulls(row, foodEntry)),
        'lsi1',
      ),
    days: (userId: string, { from, to }: Span, query: ApiPageQuery) =>
      page(summaries, userId, [summaryKey(from), summaryKey(to)], query, summaryOfRow),
    weights: (userId: string, { from, to }: Span, query: ApiPageQuery) =>
      page(weights, userId, [weightKey(from), weightKey(to)], query, (row) => weightEntry.parse(row)),
    savedMeals: (userId: string, query: ApiPageQuery) =>
      page(meals, userId, SAVED_MEALS, query, (row) => savedMeal.parse(withNulls(row, savedMeal))),
    mealPlans: (userId: string, { from, to }: Span, query: ApiPageQuery) =>
      page(plans, userId, [`${MEAL_PLAN_PREFIX}${from}`, `${MEAL_PLAN_PREFIX}${to}`], query, (row) =>
        mealPlan.parse(row),
      ),
  };
};

export type ApiPages = ReturnType<typeof createApiPages>;
