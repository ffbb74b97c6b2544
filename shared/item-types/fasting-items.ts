import type { ItemType } from './item-type.ts';

export const fastingTypes = [
  {
    name: 'fasting',
    key: 'fasting#settings',
    live: { topic: 'fasting' },
    export: {
      file: 'fasting-settings',
      about: 'Your fasting plan.',
      without: ['version', 'running_id', 'running_since', 'notify_at'],
    },
  },
  {
    name: 'fast',
    key: 'fast#<id>',
    live: { topic: 'fasting' },
    export: { file: 'fasts', about: 'Your fasts with their start, end and planned hours.' },
  },
] as const satisfies readonly ItemType[];
