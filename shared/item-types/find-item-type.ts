import type { ItemType } from './item-type.ts';
import { itemTypesByFeature, type LiveTopic } from './registry.ts';

/** Every item type of the table. */
export const allItemTypes: readonly ItemType<LiveTopic>[] = Object.values(itemTypesByFeature).flat();

const USER_PARTITION = 'user#';

/** Returns the fixed beginning of a key pattern, such as `weight#` of `weight#<date>`. */
export const prefixOf = (pattern: string): string => pattern.split('<')[0] ?? '';

/** Returns whether a key pattern matches many keys. */
export const isPrefix = (pattern: string): boolean => pattern.includes('<');

const matches = (key: string, pattern: string): boolean =>
  isPrefix(pattern) ? key.startsWith(prefixOf(pattern)) : key === pattern;

/** Returns the type of an item by its key; undefined for an unregistered one. */
export const findItemType = ({ pk, sk }: { pk: string; sk: string }): ItemType<LiveTopic> | undefined =>
  allItemTypes.find(
    ({ partition = `${USER_PARTITION}<id>`, key }) => matches(pk, partition) && matches(sk, key),
  );
