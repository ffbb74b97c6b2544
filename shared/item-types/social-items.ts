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
    // Its owner is notified of counted likes. Readers are notified by their own feed items.
    live: { topic: 'shared_meals', when: 'updated' },
    erasure: 'shared meals',
  },
  {
    name: 'feed_pointer',
    key: 'feed#<meal>',
    live: { topic: 'shared_meals', when: 'added or removed' },
    erasure: 'shared meals',
  },
  { name: 'meal_like', key: 'like#<meal>', live: { topic: 'shared_meals' } },
  { name: 'recent_unlikes', key: 'recent-unlikes' },
  {
    name: 'like_recount',
    partition: 'like-recount#<meal>',
    key: 'due',
    erasure: { outlives: 'Counts likes, belongs to no user and expires after a week.' },
  },
  { name: 'meal_report', key: 'report#<meal>' },
  { name: 'shared_entry', key: 'shared-entry#<entry>' },
  { name: 'friend_notice', key: 'friend-notice#<pair>' },
  { name: 'received_report', key: 'received-report#<meal>#<pair>' },
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
  { name: 'referral_sign_up', key: 'account#referral-sign-up' },
  { name: 'referral_count', key: 'referral-count#<month>#<signal>#<hash>' },
  {
    name: 'referral_visit',
    partition: 'referral-visit#<id>',
    key: 'visit',
    erasure: { outlives: 'Leads to no account and expires after a day.' },
  },
  {
    name: 'referral_salt',
    partition: 'referral-salts',
    key: '<month>',
    erasure: { outlives: 'Belongs to no user.' },
  },
]);

export const moderationTypes = defineItemTypes([
  { name: 'moderation_decision', key: 'moderation#<id>' },
  { name: 'account_block', key: 'account#block' },
]);
