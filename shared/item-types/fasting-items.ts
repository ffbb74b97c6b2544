import { defineItemTypes } from './item-type.ts';

export const fastingTypes = defineItemTypes([
  { name: 'fasting', key: 'fasting#settings', live: { topic: 'fasting' } },
  { name: 'fast', key: 'fast#<id>', live: { topic: 'fasting' } },
]);
