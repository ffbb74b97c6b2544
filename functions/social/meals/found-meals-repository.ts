import type { Table } from '../../platform/table/client.ts';
import { createAccountBlockEntity } from '../../platform/account/account-block-entity.ts';
import { createClosedAccountEntity } from '../../platform/account/closed-account-entity.ts';
import { createFoodEntryEntity } from '../../food-entries/public.ts';
import { createFriendshipEntity } from '../friends/friendship-entity.ts';
import { getRows } from '../../platform/table/get-rows.ts';
import { rowKey } from '../../platform/table/row-key.ts';
import { createMealLikeEntity } from '../likes/meal-like-entity.ts';
import { createRecentUnlikesEntity } from '../likes/recent-unlikes-entity.ts';
import { createMealReportEntity } from './meal-report-entity.ts';
import { createProfileEntity } from '../../profile/public.ts';
import { createSharedMealEntity } from './shared-meal-entity.ts';
import type { OwnLike } from '../likes/like-count-seen-by.ts';
import type { Candidate } from '../feed/feed-candidates-repository.ts';
import {
  dietRow,
  entryRow,
  type FoundMeal,
  likeRow,
  mealRow,
  nameRow,
  recentUnlikesRow,
  relationRow,
  shownAttributes,
} from './meal-rows.ts';
import { pairIdOf } from '../friends/pair-id.ts';

/**
 * Reads everything that determines how a user sees some meals: eight rows per meal, and the viewer's profile and removed
 * likes. The viewer's own rows are read consistently, so that a like, friendship or block that just changed counts
 * immediately. Other users' rows are not, which halves the load on the partitions of a popular meal and its owner; a
 * change of theirs counts a moment later, before the jobs run.
 */
export const createFoundMeals = (table: Table) => {
  const meals = createSharedMealEntity(table);
  const entries = createFoodEntryEntity(table);
  const profiles = createProfileEntity(table);
  const friendships = createFriendshipEntity(table);
  const likes = createMealLikeEntity(table);
  const unlikes = createRecentUnlikesEntity(table);
  const reports = createMealReportEntity(table);
  const closed = createClosedAccountEntity(table);
  const blocks = createAccountBlockEntity(table);

  /** Returns the keys of the sharer's rows. */
  const sharedKeys = ({ id, owner_id: owner, food_entry_id }: Candidate) => ({
    meal: rowKey(meals, { id }),
    entry: rowKey(entries, { user_id: owner, id: food_entry_id }),
    name: rowKey(profiles, { user_id: owner }),
    closed: rowKey(closed, { user_id: owner }),
    block: rowKey(blocks, { user_id: owner }),
  });

  /** Returns the keys of the viewer's rows. Some are the same for each meal and are read once. */
  const viewerKeys = (viewer: string, { id, owner_id: owner }: Candidate) => ({
    like: rowKey(likes, { user_id: viewer, shared_meal_id: id }),
    unlikes: rowKey(unlikes, { user_id: viewer }),
    relation: rowKey(friendships, { user_id: viewer, id: pairIdOf(viewer, owner) }),
    report: rowKey(reports, { user_id: viewer, shared_meal_id: id }),
    diet: rowKey(profiles, { user_id: viewer }),
  });

  const ownLike = (like: unknown, removed: unknown, mealId: string): OwnLike => {
    const { unlikes: all } = recentUnlikesRow.parse(removed ?? { unlikes: [] });
    return {
      likedAt: likeRow.nullable().parse(like ?? null)?.created_at ?? null,
      unlike: all.find(({ shared_meal_id }) => shared_meal_id === mealId) ?? null,
    };
  };

  /** @returns the existing ones, in the order of `candidates` */
  return async (viewer: string, candidates: readonly Candidate[]): Promise<FoundMeal[]> => {
    const keys = candidates.map((candidate) => ({
      id: candidate.id,
      isOwn: candidate.owner_id === viewer,
      shared: sharedKeys(candidate),
      own: viewerKeys(viewer, candidate),
    }));
    const consistent = keys.flatMap(({ isOwn, shared, own }) => [
      ...Object.values(own),
      ...(isOwn ? Object.values(shared) : []),
    ]);
    const others = keys.flatMap(({ isOwn, shared }) => (isOwn ? [] : Object.values(shared)));
    const [ownRow, otherRow] = await Promise.all([
      getRows(table, consistent, shownAttributes),
      getRows(table, others, shownAttributes, false),
    ]);
    return keys.flatMap(({ id, isOwn, shared, own }): FoundMeal[] => {
      const sharedRow = isOwn ? ownRow : otherRow;
      const meal = sharedRow(shared.meal);
      if (!meal) return [];
      return [
        {
          meal: mealRow.parse(meal),
          entry: entryRow.nullable().parse(sharedRow(shared.entry) ?? null),
          name: nameRow.nullable().parse(sharedRow(shared.name) ?? null),
          relation: relationRow.nullable().parse(ownRow(own.relation) ?? null),
          diet: dietRow.nullable().parse(ownRow(own.diet) ?? null),
          like: ownLike(ownRow(own.like), ownRow(own.unlikes), id),
          isReported: ownRow(own.report) !== undefined,
          isClosed: sharedRow(shared.closed) !== undefined || sharedRow(shared.block) !== undefined,
        },
      ];
    });
  };
};

export type FoundMeals = ReturnType<typeof createFoundMeals>;
