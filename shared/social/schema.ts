import * as z from 'zod';
import { dietWarning } from '../diet/diet-warning.ts';
import { entryId } from '../food-entries/entry-id.ts';
import { mealType } from '../food-entries/meal-type.ts';

/** Maximum number of friends per user: a shared meal is sent to each of them. */
export const MAX_FRIENDS = 500;
/** Meals per page of the feed. */
export const FEED_PAGE = 10;
/** Number of achievements next to the feed (SOCIAL-18), and of meals offered for sharing (SOCIAL-16, decision D28). */
export const ACHIEVEMENTS_SHOWN = 5;
export const MEALS_TO_SHARE = 10;

/** ID of the relation between two users, the same for both (`functions/social/friends/pair-id.ts`). */
export const friendshipId = z.string().regex(/^[\w-]{22}$/, 'Invalid friendship ID.');
/** The `sub` of a user's account. */
export const personId = z.uuid('Invalid user ID.');
export const sharedMealId = z.ulid('Invalid shared meal ID.');

/** A friend request by email, which must match exactly (SOCIAL-06). */
export const newFriend = z.strictObject({
  email: z.string().trim().min(1, 'Enter an email address.').max(254),
});

/** DATA-10 with the other user's display name (decision D28). */
const betweenTwo = {
  id: friendshipId,
  /** The user who sent the request. */
  user_id: z.string(),
  /** The user who received it. */
  friend_id: z.string(),
  created_at: z.iso.datetime(),
  /** The other user's full name, or email up to its @. */
  name: z.string(),
};
export const friend = z.object({ ...betweenTwo, status: z.literal('accepted') });
export type Friend = z.infer<typeof friend>;
const friendRequest = z.object({ ...betweenTwo, status: z.literal('pending') });
export type FriendRequest = z.infer<typeof friendRequest>;

/**
 * A sent request that was not answered yet. No response contains another user's email, even if typed here, but only a
 * hint: `m…@example.com`.
 */
const sentRequest = z.object({
  id: friendshipId,
  email_hint: z.string(),
  status: z.literal('pending'),
  created_at: z.iso.datetime(),
});
export type SentRequest = z.infer<typeof sentRequest>;

/** All of a user's relations: friends by name, requests newest first. */
export const friendList = z.object({
  friends: z.array(friend),
  requests: z.array(friendRequest),
  sent: z.array(sentRequest),
});
export type FriendList = z.infer<typeof friendList>;

/** A user that the caller blocked. */
export const blockedUser = z.object({
  user_id: z.string(),
  name: z.string(),
  created_at: z.iso.datetime(),
});
export type BlockedUser = z.infer<typeof blockedUser>;

/** Audience of a shared meal (decision D28). `everyone` depends on the plan (decision D18). */
export const audiences = ['friends', 'everyone'] as const;
export const audience = z.enum(audiences);
export type Audience = z.infer<typeof audience>;

/** Request to share a meal. A blank caption is stored as null (SOCIAL-14). */
export const newSharedMeal = z.strictObject({
  food_entry_id: entryId,
  caption: z
    .string()
    .trim()
    .max(500, 'Captions can have up to 500 characters.')
    .transform((caption) => caption || null)
    .nullable()
    .default(null),
  audience: audience.default('friends'),
  /** Whether others see the meal's photo. */
  with_photo: z.boolean().default(false),
});
export type NewSharedMeal = z.output<typeof newSharedMeal>;

/** DATA-09 with the current diary entry and the sharer's name (SOCIAL-21). */
export const sharedMeal = z.object({
  id: sharedMealId,
  user_id: z.string(),
  food_entry_id: entryId,
  caption: z.string().nullable(),
  created_at: z.iso.datetime(),
  likes_count: z.int().min(0),
  audience,
  /** Whether the caller likes it. */
  liked: z.boolean(),
  food_entries: z.object({
    food_name: z.string(),
    calories: z.int(),
    serving_size: z.string().nullable(),
    meal_type: mealType,
    /** Signed URL; null if there is no photo or it is not shared. */
    image_url: z.string().nullable(),
  }),
  profiles: z.object({ full_name: z.string() }),
  /** Whether staff hid it from everyone but its owner; missing otherwise. */
  is_hidden: z.literal(true).optional(),
  /** What in another user's meal conflicts with the caller's diet and allergies, or might; missing if nothing does. */
  diet_conflicts: z.array(dietWarning).optional(),
});
export type SharedMeal = z.infer<typeof sharedMeal>;

/** A page of the feed, newest first. May have fewer than `FEED_PAGE` meals if some were deleted. */
export const feedPage = z.object({
  meals: z.array(sharedMeal).max(FEED_PAGE),
  /** Cursor of the next page; null after the last one. */
  next: z.string().nullable(),
});
export type FeedPage = z.infer<typeof feedPage>;

export const mealLike = z.object({ liked: z.boolean(), likes_count: z.int().min(0) });
export type MealLike = z.infer<typeof mealLike>;

export const reportReasons = ['spam', 'offensive', 'harmful', 'private', 'other'] as const;
export const mealReport = z.strictObject({
  reason: z.enum(reportReasons),
  note: z.string().trim().max(500).default(''),
});
export type MealReport = z.output<typeof mealReport>;
