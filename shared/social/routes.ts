import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import {
  blockedPerson,
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
  /** Friends, who asks to be one, and whom the person asked (SOCIAL-19, SOCIAL-20). */
  friends: defineRoute({
    method: 'GET',
    path: '/api/friends',
    auth: 'user',
    status: 200,
    response: friendList,
    errors: [],
  }),
  /** Asks somebody by e-mail. The answer is the same whether they are new, asked already, a friend or blocked. */
  ask: defineRoute({
    method: 'POST',
    path: '/api/friend-requests',
    auth: 'user',
    // A friend sees what is shared long after the token has expired.
    session: 'live',
    status: 202,
    body: newFriend,
    response: z.object({ status: z.literal('pending') }),
    errors: ['USER_NOT_FOUND', 'FRIEND_IS_YOU', 'TOO_MANY_FRIENDS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Takes somebody as a friend who asked (SOCIAL-11). */
  accept: defineRoute({
    method: 'POST',
    path: '/api/friend-requests/{id}/accept',
    auth: 'user',
    // Whoever asked sees on, and may be the one who was signed out.
    session: 'live',
    status: 200,
    params: friendship,
    response: friend,
    errors: ['FRIEND_REQUEST_NOT_FOUND', 'TOO_MANY_FRIENDS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Ends it, whatever it is: rejects a request (SOCIAL-12), takes one back, ends a friendship. Twice does no harm. */
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
    response: z.object({ blocked: z.array(blockedPerson) }),
    errors: [],
  }),
  /** Neither sees the other's meals any more, nor can ask. The other person is told nothing. */
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
  /** Own, friends' and public meals, newest first, a page at a time (decision D28). */
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
    errors: ['FOOD_ENTRY_NOT_FOUND', 'TIER_REQUIRED', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Takes a meal of one's own back. Twice does no harm; what is somebody else's stays, and is answered the same. */
  unshare: defineRoute({
    method: 'DELETE',
    path: '/api/shared-meals/{id}',
    auth: 'user',
    status: 204,
    params: meal,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Likes a meal, or takes the like back (SOCIAL-17). */
  like: defineRoute({
    method: 'POST',
    path: '/api/shared-meals/{id}/like',
    auth: 'user',
    status: 200,
    params: meal,
    response: mealLike,
    errors: ['SHARED_MEAL_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Tells us of a meal that should not be there; the person does not see it again. */
  report: defineRoute({
    method: 'POST',
    path: '/api/shared-meals/{id}/report',
    auth: 'user',
    status: 204,
    params: meal,
    body: mealReport,
    errors: ['SHARED_MEAL_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
};
