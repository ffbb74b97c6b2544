import type { ItemType } from './item-type.ts';

export const fastingTypes = [
  { name: 'fasting', key: 'fasting#settings', live: { topic: 'fasting' } },
  { name: 'fast', key: 'fast#<id>', live: { topic: 'fasting' } },
] as const satisfies readonly ItemType[];
