import { emailHashOf } from '#functions/support/email-hash.ts';
import type { ErasureWorld, Row } from './erasure-world.ts';

const later = Math.floor(Date.now() / 1000) + 86_400;

/** What a person wrote us, and the newsletter of the same e-mail. */
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

/** A meal that somebody shares, and how many like it. */
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

/** Rows outside of a person's partition that lead to the person. */
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

/** Rows that say where those outside stand, and whose the files are. */
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
    // What this person knows of the friend: that an inbox brought credits, and whose account it was by number.
    row(`referral#R-${friendOf}`, { id: `R-${friendOf}`, referral_code: `CODE${name}`, status: 'completed' }),
    row(`referral-inbox#inbox-${friendOf}`, { inbox: `inbox-${friendOf}`, referral_id: `R-${friendOf}` }),
  ];
};

/** Kinds of rows that go by their place alone. */
const plain = [
  'account#api-tokens',
  'account#credits',
  'account#leads',
  'achievement#first_meal',
  'action#press-1',
  'activity#A1',
  'calls#photos#20600',
  'coach#000000000001',
  'coach-write#W1',
  'conversation#L1#C1',
  'correction#abc',
  'credit#000000000001',
  'credit-grant#signup',
  'credit-hold#press-1',
  'document#D1',
  'document-version#D1#0001',
  'event#E1',
  'favourite#usda:1',
  'import#line-1',
  'import-run#I1',
  'insights#2026-11-20',
  'insights-run',
  'lead#L1',
  'lead-email#anna@example.com',
  'meal-plan#2026-11-20',
  'referral-month#2026-11',
  'reminders#settings',
  'report#M1',
  'saved-meal#S1',
  'sdr-task#T1',
  'slot#2026-11-23T08:00:00.000Z',
  'socket#C1',
  'template#T1',
  'weight#2026-11-20',
];

/** That a person likes what a friend shares: the friend's meal counts it. */
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
 * A person with rows of every kind, files, a plan and an account.
 * @param friendOf who brought whom: each the other
 * @param likes the person likes what the friend shares
 */
export const putPerson = async (
  world: ErasureWorld,
  name: string,
  friendOf: string,
  { photos, likes = false }: { photos: number; likes?: boolean },
): Promise<void> => {
  const photoIds = Array.from({ length: photos }, (_, at) => `P${at}-${name}`);
  const rows = plain.map((sk) => ({ pk: `user#${name}`, sk, of: name }));
  const ofPhotos = photoIds.map((id) => ({ pk: `user#${name}`, sk: `photo#${id}`, id, status: 'kept' }));
  await world.put([
    ...outsideOf(name),
    ...leadingOf(name, friendOf),
    ...rows,
    ...ofPhotos,
    ...(likes ? likeOf(name, friendOf) : []),
  ]);
  for (const id of photoIds) world.objects.add(`incoming/${id}`).add(`photos/${id}`);
  world.objects.add(`recordings/V-${name}`).add(`results/V-${name}.json`);
  world.objects.add(`exports/E-${name}.zip`);
  world.customers.set(`cus_${name}`, 'there');
  world.users.add(name);
};

/** Whether a row is the person's own, or leads to the person. */
export const isRowOf = (name: string, { pk }: Row): boolean => {
  const key = String(pk);
  return key.endsWith(name) || key.endsWith(`#${emailHashOf(`${name}@example.com`)}`);
};

/** Kinds of rows outside of a person's partition that `putPerson` makes: each must be gone with the person. */
export const outsideKinds = (name: string): string[] => [
  ...new Set(outsideOf(name).map(({ pk, sk }) => `${String(pk).split('#')[0]} ${String(sk).split('#')[0]}`)),
];
