import type { Table } from '../../platform/table/client.ts';
import { createAccountBlockEntity } from '../../platform/account/account-block-entity.ts';
import { createClosedAccountEntity } from '../../platform/account/closed-account-entity.ts';
import { createFoodEntryEntity } from '../../food-entries/public.ts';
import { createFriendshipEntity } from '../friends/friendship-entity.ts';
import { getRows } from '../../platform/table/get-rows.ts';
import { rowKey } from '../../platform/table/row-key.ts';
import { createMealLikeEntity } from './meal-like-entity.ts';
import { createMealReportEntity } from './meal-report-entity.ts';
import { createProfileEntity } from '../../profile/public.ts';
import { createSharedMealEntity } from './shared-meal-entity.ts';
import type { Candidate } from '../feed/feed-candidates-repository.ts';
import {
  dietRow,
  entryRow,
  type FoundMeal,
  mealRow,
  nameRow,
  relationRow,
  shownAttributes,
} from './meal-rows.ts';
import { pairIdOf } from '../friends/pair-id.ts';

/**
 * Reads everything that determines how a user sees some meals, strongly consistent: one request, eight rows per
 * meal and the viewer's profile. A
 * friendship, share or block that just changed counts immediately, before the jobs run.
 */
export const createFoundMeals = (table: Table) => {
  const meals = createSharedMealEntity(table);
  const entries = createFoodEntryEntity(table);
  const profiles = createProfileEntity(table);
  const friendships = createFriendshipEntity(table);
  const likes = createMealLikeEntity(table);
  const reports = createMealReportEntity(table);
  const closed = createClosedAccountEntity(table);
  const blocks = createAccountBlockEntity(table);

  const keysOf = (viewer: string, { id, owner_id: owner, food_entry_id }: Candidate) => ({
    meal: rowKey(meals, { id }),
    entry: rowKey(entries, { user_id: owner, id: food_entry_id }),
    name: rowKey(profiles, { user_id: owner }),
    like: rowKey(likes, { user_id: viewer, shared_meal_id: id }),
    relation: rowKey(friendships, { user_id: viewer, id: pairIdOf(viewer, owner) }),
    report: rowKey(reports, { user_id: viewer, shared_meal_id: id }),
    closed: rowKey(closed, { user_id: owner }),
    block: rowKey(blocks, { user_id: owner }),
    // The same row for each meal, which is read once.
    diet: rowKey(profiles, { user_id: viewer }),
  });

  /** @returns the existing ones, in the order of `candidates` */
  return async (viewer: string, candidates: readonly Candidate[]): Promise<FoundMeal[]> => {
    const keys = candidates.map((candidate) => keysOf(viewer, candidate));
    const rowOf = await getRows(
      table,
      keys.flatMap((each) => Object.values(each)),
      shownAttributes,
    );
    return keys.flatMap(
      ({ meal, entry, name, like, relation, report, closed: closing, block, diet }): FoundMeal[] => {
        const shared = rowOf(meal);
        if (!shared) return [];
        return [
          {
            meal: mealRow.parse(shared),
            entry: entryRow.nullable().parse(rowOf(entry) ?? null),
            name: nameRow.nullable().parse(rowOf(name) ?? null),
            relation: relationRow.nullable().parse(rowOf(relation) ?? null),
            diet: dietRow.nullable().parse(rowOf(diet) ?? null),
            isLiked: rowOf(like) !== undefined,
            isReported: rowOf(report) !== undefined,
            isClosed: rowOf(closing) !== undefined || rowOf(block) !== undefined,
          },
        ];
      },
    );
  };
};

export type FoundMeals = ReturnType<typeof createFoundMeals>;
