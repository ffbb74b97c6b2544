import { defineItemTypes } from './item-type.ts';

export const socialTypes = defineItemTypes([
  {
    name: 'friendship',
    key: 'friend#<pair>',
    // A block changes other fields only: the blocked user is never notified.
    live: { topic: 'user_friends', when: 'status changes' },
    isExported: ({ status, blocked_at }) => status !== undefined || blocked_at !== undefined,
    erasure: 'friends',
  },
  {
    name: 'shared_meal',
    partition: 'shared-meal#<id>',
    key: 'meal',
    // Its owner is notified of likes. Readers are notified by their own feed items.
    live: { topic: 'shared_meals', when: 'updated' },
    erasure: 'shared meals',
  },
  {
    name: 'feed_pointer',
    key: 'feed#<meal>',
    live: { topic: 'shared_meals', when: 'added or removed' },
    erasure: 'shared meals',
  },
  { name: 'meal_like', key: 'like#<meal>', live: { topic: 'shared_meals' }, erasure: 'shared meals' },
  { name: 'meal_report', key: 'report#<meal>' },
]);

export const referralsTypes = defineItemTypes([
  { name: 'referral_code', key: 'account#referral-code', erasure: 'referrals' },
  { name: 'referral_code_owner', partition: 'referral-code#<code>', key: 'owner', erasure: 'referrals' },
  {
    name: 'referral',
    key: 'referral#<id>',
    // Stored in the referrer's partition: the referrer is notified.
    live: { topic: 'referrals' },
  },
  { name: 'referred_by', key: 'account#referred-by', erasure: 'referrals' },
  { name: 'referral_month', key: 'referral-month#<month>' },
  { name: 'referral_inbox', key: 'referral-inbox#<hash>' },
]);
