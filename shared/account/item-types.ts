import type { ItemDocs, ItemType } from '../item-types/item-type.ts';

export const itemTypes = [
  {
    name: 'closed_account',
    key: 'account#closed',
    export: { leftOut: 'That an account is closed.' },
    erasure: { outlives: 'Rejects tokens from before the closing, and expires by itself.' },
  },
] as const satisfies readonly ItemType[];

export const itemDocs = {
  texts: {
    closed_account: {
      title: 'Closed account',
      writtenBy: 'The erasure job; closing the account of a user under 13',
      expires: '30 minutes; never for a user under 13, whose items stay',
      privacy: 'technical-records',
    },
  },
} as const satisfies ItemDocs;
