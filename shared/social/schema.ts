import * as z from 'zod';
import { entryId } from '../food-entries/entry-id.ts';
import { mealType } from '../food-entries/meal-type.ts';

/** Most friends of one person: a shared meal is told to each of them. */
export const MAX_FRIENDS = 500;
/** Meals of one page of the feed. */
export const FEED_PAGE = 10;
/** Achievements beside it (SOCIAL-18), and meals that are offered for sharing (SOCIAL-16, decision D28). */
export const ACHIEVEMENTS_SHOWN = 5;
export const MEALS_TO_SHARE = 10;

/** What two people have to do with each other has one id, which both see (`functions/social/friends/pair-id.ts`). */
export const friendshipId = z.string().regex(/^[\w-]{22}$/, 'This is not the id of a friendship.');
/** The `sub` of a person's account. */
export const personId = z.uuid('This is not the id of a person.');
export const sharedMealId = z.ulid('This is not the id of a shared meal.');

/** Somebody who was asked to be a friend, by the e-mail that was typed: it is matched exactly (SOCIAL-06). */
export const newFriend = z.strictObject({
  email: z.string().trim().min(1, 'Please type an e-mail address.').max(254),
});

/** DATA-10, with the name by which the other person is shown (decision D28). */
const betweenTwo = {
  id: friendshipId,
  /** Who asked. */
  user_id: z.string(),
  /** Who was asked. */
  friend_id: z.string(),
  created_at: z.iso.datetime(),
  /** Of the other person: the full name, or the e-mail up to its @. */
  name: z.string(),
};
export const friend = z.object({ ...betweenTwo, status: z.literal('accepted') });
export type Friend = z.infer<typeof friend>;
export const friendRequest = z.object({ ...betweenTwo, status: z.literal('pending') });
export type FriendRequest = z.infer<typeof friendRequest>;

/**
 * What the person asked of somebody who has not answered. No answer holds the e-mail of another person, not even one that
 * was typed here: enough of it to know it again, e.g. `m…@example.com`.
 */
export const sentRequest = z.object({
  id: friendshipId,
  email_hint: z.string(),
  status: z.literal('pending'),
  created_at: z.iso.datetime(),
});
export type SentRequest = z.infer<typeof sentRequest>;

/** Everybody the person has to do with: friends by name, requests newest first. */
export const friendList = z.object({
  friends: z.array(friend),
  requests: z.array(friendRequest),
  sent: z.array(sentRequest),
});
export type FriendList = z.infer<typeof friendList>;

/** Somebody whom the person blocked. */
export const blockedPerson = z.object({
  user_id: z.string(),
  name: z.string(),
  created_at: z.iso.datetime(),
});
export type BlockedPerson = z.infer<typeof blockedPerson>;

/** Who sees a shared meal (decision D28). `everyone` is a matter of the plan (decision D18). */
export const audiences = ['friends', 'everyone'] as const;
export const audience = z.enum(audiences);
export type Audience = z.infer<typeof audience>;

/** Body of a sharing. A blank caption is saved as null (SOCIAL-14). */
export const newSharedMeal = z.strictObject({
  food_entry_id: entryId,
  caption: z
    .string()
    .trim()
    .max(500, 'A caption has 500 characters at most.')
    .transform((caption) => caption || null)
    .nullable()
    .default(null),
  audience: audience.default('friends'),
  /** Only then do others see the meal's photo. */
  with_photo: z.boolean().default(false),
});
export type NewSharedMeal = z.output<typeof newSharedMeal>;

/** DATA-09, joined with the meal as it stands in the diary now, and with the name of who shares it (SOCIAL-21). */
export const sharedMeal = z.object({
  id: sharedMealId,
  user_id: z.string(),
  food_entry_id: entryId,
  caption: z.string().nullable(),
  created_at: z.iso.datetime(),
  likes_count: z.int().min(0),
  audience,
  /** The caller likes it. */
  liked: z.boolean(),
  food_entries: z.object({
    food_name: z.string(),
    calories: z.int(),
    serving_size: z.string().nullable(),
    meal_type: mealType,
    /** Signed; null where there is none or it is not shared. */
    image_url: z.string().nullable(),
  }),
  profiles: z.object({ full_name: z.string() }),
});
export type SharedMeal = z.infer<typeof sharedMeal>;

/** A page of the feed, newest first. It may be shorter than `FEED_PAGE` where meals are gone by now. */
export const feedPage = z.object({
  meals: z.array(sharedMeal).max(FEED_PAGE),
  /** Where the next page begins; null after the last. */
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
