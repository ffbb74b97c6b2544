import type { ItemDocs, ItemType } from '../item-types/item-type.ts';

export const itemTypes = [
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

export const itemDocs = {
  texts: {
    friendship: {
      title: 'Friendship, request or block',
      writtenBy: 'Social, both sides in one transaction',
      notes: '`<pair>` is a hash of both users, the same on both sides',
      privacy: 'social',
    },
    shared_meal: {
      title: 'Shared meal',
      writtenBy: 'Social',
      notes: 'For everyone: `gsi1` = `shared-meals#everyone` / `<id>#<user_id>#<food_entry_id>`',
      privacy: 'social',
    },
    feed_pointer: {
      title: 'Meal in a feed',
      writtenBy: 'Social, with the shared meal; a job for friends’ feeds',
      expires: '1 year in friends’ feeds',
      notes: '`lsi1sk` = `feed-of#<owner>#<id>`',
      privacy: 'social',
    },
    meal_like: {
      title: 'Like',
      writtenBy: 'Social, with the count of the shared meal',
      notes: '`gsi1` = `likes#<meal>` / `<user_id>`',
      privacy: 'social',
    },
    meal_report: {
      title: 'Report of a meal',
      writtenBy: 'Social',
      notes: '`gsi1` = `reports#open` / `<ulid>` until staff has decided',
      privacy: 'social',
    },
  },
  retentionRows: {
    social: {
      en: [
        'Friends, requests and blocks; meals you share, like or report',
        'To show meals to the people you choose, and to act on reports',
        'Until you unfriend, unblock, unshare or unlike, or delete the account',
      ],
      de: [
        'Freundschaften, Anfragen und Blockierungen; Mahlzeiten, die du teilst, magst oder meldest',
        'Um Mahlzeiten denen zu zeigen, die du auswählst, und Meldungen nachzugehen',
        'Bis du sie aufhebst oder zurücknimmst oder das Konto löschst',
      ],
    },
  },
} as const satisfies ItemDocs;
