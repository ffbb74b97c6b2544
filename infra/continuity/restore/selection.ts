import { type Item, keyOf, partitionOf } from '../item.ts';

/** Which items of a backup belong to a restored table. */
export interface Selection {
  /** IDs of users whose accounts were erased. */
  erased: ReadonlySet<string>;
  /** Items whose time to live has passed by then are left out. */
  now: Date;
  /** Restores the partition of this user only; null for everything. */
  user: string | null;
}

const TTL = 'expires_at';
const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

const isExpired = (item: Item, now: Date): boolean => {
  const expires = item[TTL]?.['N'];
  return expires !== undefined && Number(expires) * 1_000 <= now.getTime();
};

/**
 * Returns whether an item is restored. An item that mentions an erased user is about this user, in whoever's partition
 * it is: the erasure deleted it.
 */
export const isSelected = (item: Item, { erased, now, user }: Selection): boolean => {
  const { pk } = keyOf(item);
  if (user !== null && pk !== partitionOf(user)) return false;
  if (isExpired(item, now)) return false;
  if (erased.size === 0) return true;
  const mentioned = JSON.stringify(item).match(ID) ?? [];
  return !mentioned.some((id) => erased.has(id));
};

/** Returns an item of another account: for users who had to sign up again, after the user pool was lost. */
export const withUser = (item: Item, from: string, to: string): Item =>
  JSON.parse(JSON.stringify(item).replaceAll(from, to)) as Item;
