import type { Friend, FriendList, FriendRequest, SentRequest, SharedMeal } from '#shared/social/schema.ts';
import { someone } from '#test/support/screen/scripted-auth.ts';

/** The `sub` values of other users. */
export const ben = '0b8f7c1e-1111-4111-8111-0000000000b1';
export const ada = '0b8f7c1e-1111-4111-8111-0000000000a1';

const between = (number: number) => ({
  id: `between-${String(number).padStart(14, '0')}`,
  created_at: '2026-11-20T11:55:00.000Z',
});

export const aRequest = (over: Partial<FriendRequest> = {}, number = 1): FriendRequest => ({
  ...between(number),
  user_id: ada,
  friend_id: someone.sub,
  name: 'Ada Byron',
  status: 'pending',
  ...over,
});

/** A friend whom the user invited. */
export const aFriend = (over: Partial<Friend> = {}, number = 2): Friend => ({
  ...between(number),
  user_id: someone.sub,
  friend_id: ben,
  name: 'Ben Okri',
  status: 'accepted',
  ...over,
});

export const aSentRequest = (over: Partial<SentRequest> = {}, number = 3): SentRequest => ({
  ...between(number),
  email_hint: 'c…@example.com',
  status: 'pending',
  ...over,
});

export const noFriends: FriendList = { friends: [], requests: [], sent: [] };

/** A meal that Ben shared on 20 November 2026. `number` distinguishes meals: a higher one is newer. */
export const aSharedMeal = (over: Partial<SharedMeal> = {}, number = 1): SharedMeal => ({
  id: `01KB2M0000000000000001${String(number).padStart(4, '0')}`,
  user_id: ben,
  food_entry_id: `01KB2M0000000000000002${String(number).padStart(4, '0')}`,
  caption: 'Better the second day',
  created_at: '2026-11-20T11:55:00.000Z',
  likes_count: 2,
  audience: 'friends',
  liked: false,
  food_entries: {
    food_name: 'Lentil soup',
    calories: 1_240,
    serving_size: '350 g',
    meal_type: 'lunch',
    image_url: null,
  },
  profiles: { full_name: 'Ben Okri' },
  ...over,
});
