import * as z from 'zod';
import { nameText } from '../../language/name-text.ts';

/** Items of the stored list at most, checked and own ones together. */
export const MAX_SHOPPING_ITEMS = 300;
/** A check mark is forgotten after this many days: the next week's rice must be bought again. */
const CHECK_DAYS = 7;

export const shoppingKey = z
  .string()
  .regex(/^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,78}[\p{L}\p{N}])?$/u, 'Invalid shopping item key.');

export const shoppingItemParams = z.strictObject({ key: shoppingKey });

/** Request to check, uncheck or add an item. */
export const shoppingItemWrite = z.strictObject({
  is_checked: z.boolean(),
  /** Name of an item that the user added; null for a food of the plan. */
  name: nameText(100, 'Enter a name.').nullable().default(null),
});
export type ShoppingItemWrite = z.output<typeof shoppingItemWrite>;

const storedItem = z.object({
  key: z.string(),
  name: z.string().nullable(),
  is_checked: z.boolean(),
  changed_at: z.iso.datetime(),
});

/** Check marks on the planned foods, and the items that the user added. */
export const storedList = z.object({ items: z.array(storedItem).max(MAX_SHOPPING_ITEMS) });
export type StoredList = z.infer<typeof storedList>;

type Items = StoredList['items'];

/** Drops check marks that are too old. Items that the user added stay until they are removed. */
const withoutOld = (items: Items, now: Date): Items => {
  const oldest = new Date(now.getTime() - CHECK_DAYS * 86_400_000).toISOString();
  return items.filter(({ name, changed_at }) => name !== null || changed_at > oldest);
};

/** Returns the list with an item checked, unchecked or added. @returns null if the list is full */
export const withItem = (
  { items }: StoredList,
  key: string,
  { name, is_checked }: ShoppingItemWrite,
  now: Date,
): StoredList | null => {
  const others = withoutOld(items, now).filter((item) => item.key !== key);
  const known = items.find((item) => item.key === key);
  const item = { key, name: name ?? known?.name ?? null, is_checked, changed_at: now.toISOString() };
  // An unchecked food of the plan is in the list anyway.
  const next = item.name === null && !is_checked ? others : [...others, item];
  return next.length > MAX_SHOPPING_ITEMS ? null : { items: next };
};

export const withoutItem = ({ items }: StoredList, key: string, now: Date): StoredList => ({
  items: withoutOld(items, now).filter((item) => item.key !== key),
});

/** Returns the list as it counts now. */
export const currentList = ({ items }: StoredList, now: Date): StoredList => ({
  items: withoutOld(items, now),
});
