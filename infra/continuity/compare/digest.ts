import { createHash } from 'node:crypto';
import { findItemType } from '#shared/item-types/find-item-type.ts';
import { type Item, keyOf } from '../item.ts';

/** Number and hash of the items of each type, whatever their order. */
export type Digest = Map<string, { count: number; hash: bigint }>;

/** Hashes are added modulo this, so that their order does not matter. */
const MODULUS = 1n << 128n;

const byText = (one: string, other: string): number => (one < other ? -1 : 1);

/** Returns a copy in which equal values have the same JSON text: sorted names, and sorted members of sets. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => byText(one, other))
      .map(([name, inner]) => [
        name,
        /^(?:SS|NS|BS)$/.test(name) && Array.isArray(inner)
          ? inner.map(String).toSorted(byText)
          : canonical(inner),
      ]),
  );
};

const hashOf = (item: Item): bigint => {
  const text = JSON.stringify(canonical(item));
  return BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 32)}`);
};

/** Returns the name of an item's type, or its partition for an unknown one. */
export const typeNameOf = (item: Item): string => {
  const key = keyOf(item);
  return findItemType(key)?.name ?? `unknown (${key.pk.split('#')[0]})`;
};

const addTo = (digest: Digest, type: string, count: number, hash: bigint): void => {
  const sum = digest.get(type) ?? { count: 0, hash: 0n };
  digest.set(type, { count: sum.count + count, hash: (sum.hash + hash) % MODULUS });
};

export const addItem = (digest: Digest, item: Item): void => addTo(digest, typeNameOf(item), 1, hashOf(item));

/** Adds the parts of a digest that were computed separately. */
export const mergeDigests = (digests: readonly Digest[]): Digest => {
  const merged: Digest = new Map();
  for (const digest of digests)
    for (const [type, { count, hash }] of digest) addTo(merged, type, count, hash);
  return merged;
};

export const digestToText = (digest: Digest): string =>
  JSON.stringify([...digest].map(([type, { count, hash }]) => [type, count, String(hash)]));

export const digestFromText = (text: string): Digest =>
  new Map(
    (JSON.parse(text) as [string, number, string][]).map(([type, count, hash]) => [
      type,
      { count, hash: BigInt(hash) },
    ]),
  );

export const itemsIn = (digest: Digest): number =>
  [...digest.values()].reduce((sum, { count }) => sum + count, 0);

/** Returns a sentence for each type of items that differs. */
export const differences = (backup: Digest, table: Digest): string[] =>
  [...new Set([...backup.keys(), ...table.keys()])].toSorted().flatMap((type) => {
    const [expected, found] = [backup.get(type), table.get(type)];
    if (expected?.count === found?.count && expected?.hash === found?.hash) return [];
    if (expected?.count === found?.count)
      return [`${type}: ${expected?.count} items in both, with different contents`];
    return [`${type}: ${expected?.count ?? 0} items in the backup, ${found?.count ?? 0} in the table`];
  });
