import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod';
import { FRIENDSHIPS } from '../friends/friendship-entity.ts';
import { LIKE_PREFIX } from '../likes/meal-like-entity.ts';
import { SHARED_MEAL_PREFIX } from '../meals/shared-meal-entity.ts';

/** A meal was shared or unshared. */
const ofMeal = { user_id: z.string().min(1), id: z.string().min(1) };
/** Seen from one of the two users; the other side has its own job. */
const ofFriend = { user_id: z.string().min(1), friend_id: z.string().min(1) };

/** Queue message about the consequences of a change between users. */
export const socialJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shared'), ...ofMeal }),
  z.object({ kind: z.literal('unshared'), ...ofMeal }),
  // A like was added or removed. Users are not part of it, since the meal's likes are counted together.
  z.object({ kind: z.literal('liked'), id: z.string().min(1) }),
  z.object({ kind: z.literal('joined'), ...ofFriend }),
  z.object({ kind: z.literal('parted'), ...ofFriend }),
  z.object({ kind: z.literal('requested'), ...ofFriend }),
]);
export type SocialJob = z.infer<typeof socialJob>;

type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>;

const textIn = (image: Image | undefined, name: string): string => image?.[name]?.S ?? '';

const ofMealRow = (eventName: DynamoDBRecord['eventName'], image: Image | undefined): SocialJob | null => {
  const meal = { user_id: textIn(image, 'user_id'), id: textIn(image, 'id') };
  if (eventName === 'INSERT') return { kind: 'shared', ...meal };
  return eventName === 'REMOVE' ? { kind: 'unshared', ...meal } : null;
};

/** Returns the job of a table change, or null for most. The stream filters in `infra/` let the same rows through. */
export const socialJobOfRecord = ({ eventName, dynamodb }: DynamoDBRecord): SocialJob | null => {
  const { Keys, NewImage: now, OldImage: before } = dynamodb ?? {};
  if (Keys?.['pk']?.S?.startsWith(SHARED_MEAL_PREFIX)) return ofMealRow(eventName, now ?? before);
  const sortKey = Keys?.['sk']?.S ?? '';
  if (sortKey.startsWith(LIKE_PREFIX)) return { kind: 'liked', id: sortKey.slice(LIKE_PREFIX.length) };
  if (!sortKey.startsWith(FRIENDSHIPS[0])) return null;
  const image = now ?? before;
  const pair = { user_id: textIn(image, 'user_id'), friend_id: textIn(image, 'friend_id') };
  const [was, is] = [before, now].map((side) => textIn(side, 'status'));
  if (is === 'pending' && was !== is) return { kind: 'requested', ...pair };
  if ((was === 'accepted') === (is === 'accepted')) return null;
  return { kind: is === 'accepted' ? 'joined' : 'parted', ...pair };
};
