import type { ItemDocs, ItemType } from '../item-types/item-type.ts';

export const itemTypes = [
  {
    name: 'credits',
    key: 'account#credits',
    live: { topic: 'credits' },
    export: { file: 'credits', about: 'Your credits.' },
  },
  {
    name: 'credit_change',
    key: 'credit#<number>',
    export: { file: 'credit-changes', about: 'Every change of your credits.' },
  },
  {
    name: 'credit_grant',
    key: 'credit-grant#<reason>',
    export: { file: 'credit-grants', about: 'What you received credits for.' },
  },
  {
    name: 'credit_hold',
    key: 'credit-hold#<key>',
    export: { leftOut: 'Credits on hold for minutes: what became of them is in credit-changes.json.' },
  },
] as const satisfies readonly ItemType[];

export const itemDocs = {
  texts: {
    credits: {
      title: 'Credits',
      writtenBy: 'Credits, when first read; scan, foods, voice, billing, referrals',
      privacy: 'payments',
    },
    credit_change: {
      title: 'Credit change',
      writtenBy: 'With the credits, in one transaction',
      notes: 'The number has 12 digits',
      privacy: 'payments',
    },
    credit_grant: {
      title: 'Credit grant',
      writtenBy: 'Billing and referrals, with the credits',
      privacy: 'payments',
    },
    credit_hold: {
      title: 'Credits on hold',
      writtenBy: 'Scan, foods, voice',
      notes: '`<key>` is the action or job. Released after `until`, not by TTL',
      privacy: 'payments',
    },
  },
} as const satisfies ItemDocs;
