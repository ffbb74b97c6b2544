import type { ItemDocs, ItemType } from '../item-types/item-type.ts';

export const itemTypes = [
  {
    name: 'socket',
    key: 'socket#<connection>',
    export: { leftOut: 'Connections of tabs that are open now.' },
  },
  {
    name: 'socket_ticket',
    partition: 'ticket#<hash>',
    key: 'ticket',
    export: { leftOut: 'Permissions to open a live connection, kept for 30 seconds.' },
    erasure: { outlives: 'Expires after 30 seconds.' },
  },
] as const satisfies readonly ItemType[];

export const itemDocs = {
  texts: {
    socket: {
      title: 'Open connection',
      writtenBy: 'Realtime',
      expires: '2 hours',
      privacy: 'technical-records',
    },
    socket_ticket: {
      title: 'Ticket for a connection',
      writtenBy: 'Realtime',
      expires: '30 seconds',
      privacy: 'technical-records',
    },
  },
} as const satisfies ItemDocs;
