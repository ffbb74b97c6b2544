import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import {
  blockedUser,
  feedPage,
  friend,
  friendList,
  friendshipId,
  mealLike,
  mealReport,
  newFriend,
  newSharedMeal,
  personId,
  sharedMeal,
  sharedMealId,
} from './schema.ts';

const friendship = z.strictObject({ id: friendshipId });
const person = z.strictObject({ user_id: personId });
const meal = z.strictObject({ id: sharedMealId });

export const socialRoutes = {
  /** Returns friends, received requests and sent requests (SOCIAL-19, SOCIAL-20). */
  friends: defineRoute({
    method: 'GET',
    path: '/api/friends',
    auth: 'user',
    status: 200,
    response: friendList,
    errors: [],
  }),
  /**
   * Sends a friend request by email. The response is the same for strangers, friends, blocked users and repeated
   * requests.
   */
  ask: defineRoute({
    method: 'POST',
    path: '/api/friend-requests',
    auth: 'user',
    // Requires a live session, because a friend sees shared meals long after the token has expired.
    session: 'live',
    status: 202,
    body: newFriend,
    response: z.object({ status: z.literal('pending') }),
    errors: ['USER_NOT_FOUND', 'FRIEND_IS_YOU', 'TOO_MANY_FRIENDS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Accepts a friend request (SOCIAL-11). */
  accept: defineRoute({
    method: 'POST',
    path: '/api/friend-requests/{id}/accept',
    auth: 'user',
    // Requires a live session: otherwise a signed-out attacker could accept their own request.
    session: 'live',
    status: 200,
    params: friendship,
    response: friend,
    errors: ['FRIEND_REQUEST_NOT_FOUND', 'TOO_MANY_FRIENDS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Rejects a request (SOCIAL-12), cancels one, or ends a friendship. Idempotent. */
  part: defineRoute({
    method: 'DELETE',
    path: '/api/friends/{id}',
    auth: 'user',
    status: 204,
    params: friendship,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  blocks: defineRoute({
    method: 'GET',
    path: '/api/blocks',
    auth: 'user',
    status: 200,
    response: z.object({ blocked: z.array(blockedUser) }),
    errors: [],
  }),
  /** Blocks a user: neither sees the other's meals or can send requests. The other user is not notified. */
  block: defineRoute({
    method: 'PUT',
    path: '/api/blocks/{user_id}',
    auth: 'user',
    status: 204,
    params: person,
    errors: ['PERSON_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  unblock: defineRoute({
    method: 'DELETE',
    path: '/api/blocks/{user_id}',
    auth: 'user',
    session: 'live',
    status: 204,
    params: person,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Returns own, friends' and public meals, newest first, in pages (decision D28). */
  feed: defineRoute({
    method: 'GET',
    path: '/api/shared-meals',
    auth: 'user',
    status: 200,
    query: z.strictObject({ before: sharedMealId.optional() }),
    response: feedPage,
    errors: [],
  }),
  share: defineRoute({
    method: 'POST',
    path: '/api/shared-meals',
    auth: 'user',
    status: 201,
    body: newSharedMeal,
    response: sharedMeal,
    errors: [
      'FOOD_ENTRY_NOT_FOUND',
      'TIER_REQUIRED',
      'MEAL_ALREADY_SHARED',
      'MEAL_WAS_REMOVED',
      'TOO_MANY_SHARES',
      'SHARED_TOO_OFTEN',
      'IDEMPOTENCY_KEY_REUSED',
      'NO_FOOD_RECOGNISED',
    ],
  }),
  /** Unshares an own meal. Idempotent; the response is the same for another user's meal, which stays. */
  unshare: defineRoute({
    method: 'DELETE',
    path: '/api/shared-meals/{id}',
    auth: 'user',
    status: 204,
    params: meal,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Likes a meal, or removes the like (SOCIAL-17). */
  like: defineRoute({
    method: 'POST',
    path: '/api/shared-meals/{id}/like',
    auth: 'user',
    status: 200,
    params: meal,
    response: mealLike,
    errors: ['SHARED_MEAL_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Reports a meal to staff and hides it from the user. */
  report: defineRoute({
    method: 'POST',
    path: '/api/shared-meals/{id}/report',
    auth: 'user',
    status: 204,
    params: meal,
    body: mealReport,
    errors: ['SHARED_MEAL_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'NO_FOOD_RECOGNISED'],
  }),
};
