import { type ItemType, LOOKUP } from './item-type.ts';

export const socialTypes = [
  {
    name: 'friendship',
    key: 'friend#<pair>',
    // A block changes other fields only: the blocked user is never notified.
    live: { topic: 'user_friends', when: 'status changes' },
    export: {
      file: 'friends',
      about: 'Friends, requests and users you blocked, with dates. They are not named.',
      without: ['friend_id', 'requester_id', 'barred'],
      isExported: ({ status, blocked_at }) => status !== undefined || blocked_at !== undefined,
    },
    erasure: 'friends',
  },
  {
    name: 'shared_meal',
    partition: 'shared-meal#<id>',
    key: 'meal',
    // Its owner is notified of likes. Readers are notified by their own feed items.
    live: { topic: 'shared_meals', when: 'updated' },
    export: {
      file: 'shared-meals',
      about: 'Meals you share: the caption, who can see it, and how many people like it.',
    },
    erasure: 'shared meals',
  },
  {
    name: 'feed_pointer',
    key: 'feed#<meal>',
    live: { topic: 'shared_meals', when: 'added or removed' },
    export: { leftOut: 'Your feed: other users shared those meals, and yours are in shared-meals.json.' },
    erasure: 'shared meals',
  },
  {
    name: 'meal_like',
    key: 'like#<meal>',
    live: { topic: 'shared_meals' },
    export: {
      file: 'likes',
      about: 'Shared meals you like. Their owners are not named.',
      without: ['owner_id'],
    },
    erasure: 'shared meals',
  },
  {
    name: 'meal_report',
    key: 'report#<meal>',
    export: { file: 'reports', about: 'Shared meals you reported, and why.' },
  },
] as const satisfies readonly ItemType[];

export const referralsTypes = [
  {
    name: 'referral_code',
    key: 'account#referral-code',
    export: { file: 'referral-code', about: 'Your code for friends, and what it earned.' },
    erasure: 'referrals',
  },
  {
    name: 'referral_code_owner',
    partition: 'referral-code#<code>',
    key: 'owner',
    export: { leftOut: LOOKUP },
    erasure: 'referrals',
  },
  {
    name: 'referral',
    key: 'referral#<id>',
    // Stored in the referrer's partition: the referrer is notified.
    live: { topic: 'referrals' },
    export: { file: 'referrals', about: 'Friends who signed up with your code. They are not named.' },
  },
  {
    name: 'referred_by',
    key: 'account#referred-by',
    export: { leftOut: 'Who referred you: it identifies another user.' },
    erasure: 'referrals',
  },
  {
    name: 'referral_month',
    key: 'referral-month#<month>',
    export: { leftOut: 'How many friends signed up in a month: they are in referrals.json.' },
  },
  {
    name: 'referral_inbox',
    key: 'referral-inbox#<hash>',
    export: { leftOut: 'Fingerprints of your friends’ email addresses: they are theirs.' },
  },
] as const satisfies readonly ItemType[];
