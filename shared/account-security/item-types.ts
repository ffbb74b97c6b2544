import type { ItemDocs, ItemType } from '../item-types/item-type.ts';

export const itemTypes = [
  {
    name: 'session_end',
    key: 'account#session-end',
    export: { leftOut: 'When your sessions were ended, kept for half an hour.' },
    erasure: { outlives: 'Rejects tokens from before the closing, and expires by itself.' },
  },
] as const satisfies readonly ItemType[];

export const itemDocs = {
  texts: {
    session_end: {
      title: 'End of all sessions',
      writtenBy: 'Account, account security, post-confirmation trigger after a password reset',
      expires: '30 minutes',
      notes: "Read by routes with `session: 'live'`",
      privacy: 'technical-records',
    },
  },
} as const satisfies ItemDocs;
