import { allItemTypes, prefixOf } from '#shared/item-types/find-item-type.ts';
import { emailHashOf } from '#functions/support/email-hash.ts';
import type { ErasureWorld, Row } from './erasure-world.ts';

const later = Math.floor(Date.now() / 1000) + 86_400;

/** Support messages of a user, and the newsletter subscription of the same email. */
const writtenBy = (name: string): Row[] => {
  const email = `${name}@example.com`;
  const email_hash = emailHashOf(email);
  const link = { token_hash: `leave-${name}`, email_hash, purpose: 'leave' };
  return [
    {
      pk: `newsletter#${email_hash}`,
      sk: 'subscriber',
      email_hash,
      email,
      asked_at: '',
      leave_hash: link.token_hash,
    },
    { pk: `newsletter-link#leave-${name}`, sk: 'owner', ...link },
    {
      pk: `support#${email_hash}`,
      sk: 'message#M1',
      email_hash,
      id: 'M1',
      name,
      email,
      subject: 'Hello',
      message: 'Hello',
      received_at: '',
      mailing_until: 0,
      expires_at: later,
    },
  ];
};

/** A meal shared by a user, with its number of likes. */
const sharedMealOf = (name: string, likes_count: number): Row => ({
  pk: `shared-meal#M-${name}`,
  sk: 'meal',
  id: `M-${name}`,
  user_id: name,
  food_entry_id: `E-${name}`,
  audience: 'friends',
  with_photo: false,
  likes_count,
  created_at: '2026-11-01T08:00:00.000Z',
});

/** Rows outside of a user's partition that refer to the user. */
const outsideOf = (name: string): Row[] => [
  ...writtenBy(name),
  sharedMealOf(name, 0),
  { pk: `push-endpoint#device-${name}`, sk: 'owner', id: `device-${name}`, user_id: name },
  { pk: `stripe-customer#cus_${name}`, sk: 'person', customer_id: `cus_${name}`, user_id: name },
  { pk: `api-token#hash-${name}`, sk: 'owner', hash: `hash-${name}`, user_id: name, id: 'T1' },
  {
    pk: `unsubscribe#mail-${name}`,
    sk: 'owner',
    token_hash: `mail-${name}`,
    user_id: name,
    expires_at: later,
  },
  { pk: `referral-code#CODE${name}`, sk: 'owner', code: `CODE${name}`, user_id: name },
];

/** Rows that lead to those outside, and to files. */
const leadingOf = (name: string, friendOf: string): Row[] => {
  const row = (sk: string, more: Row): Row => ({ pk: `user#${name}`, sk, user_id: name, ...more });
  return [
    row('account#billing', {
      customer_id: `cus_${name}`,
      cancels_at_end: false,
      payment_failed: false,
      trial_used: true,
      has_billing: true,
      version: 3,
    }),
    row('account#profile', {
      email: `${name}@example.com`,
      created_at: '2026-11-01T08:00:00.000Z',
      updated_at: '',
    }),
    row('account#referral-code', { code: `CODE${name}`, friends: 1, credits_earned: 100 }),
    row('account#referred-by', { referrer_id: friendOf, referral_id: `R-${name}`, inbox: `inbox-${name}` }),
    row('api-token#T1', {
      id: 'T1',
      hash: `hash-${name}`,
      name: 'Script',
      ending: 'abcd',
      created_at: '2026-11-01T08:00:00.000Z',
    }),
    row('weekly-mail#2026-11-16', {
      week: '2026-11-16',
      token_hash: `mail-${name}`,
      created_at: '2026-11-16T08:00:00.000Z',
      expires_at: later,
    }),
    row(`push-device#device-${name}`, {
      id: `device-${name}`,
      endpoint: 'https://push.example/1',
      p256dh: 'p',
      auth: 'a',
      created_at: '2026-11-01T08:00:00.000Z',
    }),
    row(`feed#M-${name}`, {
      id: `M-${name}`,
      owner_id: name,
      food_entry_id: `E-${name}`,
      audience: 'friends',
      own: true,
      lsi1sk: `feed-of#${name}#M-${name}`,
    }),
    row(`export#E-${name}`, {}),
    row(`voice#V-${name}`, {}),
    // The referrer's rows about the friend: that an inbox earned credits, and the referral's ID.
    row(`referral#R-${friendOf}`, { id: `R-${friendOf}`, referral_code: `CODE${name}`, status: 'completed' }),
    row(`referral-inbox#inbox-${friendOf}`, { inbox: `inbox-${friendOf}`, referral_id: `R-${friendOf}` }),
  ];
};

/**
 * Sort keys of the item types that are erased with the partition and that no written row has yet. `loadDiary` writes
 * the diary.
 */
const plainKeys = (written: readonly Row[]): string[] => {
  const keys = [...written.map(({ sk }) => String(sk)), 'entry#', 'summary#'];
  return allItemTypes
    .filter(({ partition, erasure }) => partition === undefined && erasure === undefined)
    .filter(({ key }) => !keys.some((sk) => sk.startsWith(prefixOf(key))))
    .map(({ key }) => key.replaceAll(/<\w+>/g, '1'));
};

/** A user's like of a friend's meal, and its count. */
const likeOf = (name: string, friendOf: string): Row[] => [
  {
    pk: `user#${name}`,
    sk: `like#M-${friendOf}`,
    user_id: name,
    shared_meal_id: `M-${friendOf}`,
    owner_id: friendOf,
    created_at: '2026-11-01T08:00:00.000Z',
    gsi1pk: `likes#M-${friendOf}`,
    gsi1sk: name,
  },
  sharedMealOf(friendOf, 1),
];

/**
 * Creates a user with rows of every kind, files, a plan and an account.
 * @param friendOf the other user: each referred the other
 * @param likes whether the user likes the friend's meal
 */
export const putPerson = async (
  world: ErasureWorld,
  name: string,
  friendOf: string,
  { photos, likes = false }: { photos: number; likes?: boolean },
): Promise<void> => {
  const photoIds = Array.from({ length: photos }, (_, at) => `P${at}-${name}`);
  const leading = leadingOf(name, friendOf);
  const rows = plainKeys(leading).map((sk) => ({ pk: `user#${name}`, sk, of: name }));
  const ofPhotos = photoIds.map((id) => ({ pk: `user#${name}`, sk: `photo#${id}`, id, status: 'kept' }));
  await world.put([
    ...outsideOf(name),
    ...leading,
    ...rows,
    ...ofPhotos,
    ...(likes ? likeOf(name, friendOf) : []),
  ]);
  const { put, remove } = world.buckets;
  for (const id of photoIds) {
    // Stored twice by two requests at once, and an upload that was sent again after it was deleted.
    for (const key of [`photos/${id}`, `photos/${id}`, `incoming/${id}`]) await put(key);
    await remove(`incoming/${id}`);
    await put(`incoming/${id}`);
  }
  for (const key of [`recordings/V-${name}`, `results/V-${name}.json`, `exports/E-${name}.zip`])
    await put(key);
  // The file has expired, and its version not yet.
  await remove(`exports/E-${name}.zip`);
  world.customers.set(`cus_${name}`, 'there');
  world.users.add(name);
};

/** Returns whether a row belongs to the user or refers to the user. */
export const isRowOf = (name: string, { pk }: Row): boolean => {
  const key = String(pk);
  return key.endsWith(name) || key.endsWith(`#${emailHashOf(`${name}@example.com`)}`);
};

/** Kinds of rows outside of a user's partition that `putPerson` creates. All must be erased with the user. */
export const outsideKinds = (name: string): string[] => [
  ...new Set(outsideOf(name).map(({ pk, sk }) => `${String(pk).split('#')[0]} ${String(sk).split('#')[0]}`)),
];
