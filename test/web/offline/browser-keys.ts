export type Key = number | string | Key[];

/** Compares two keys: negative if the first one comes first, positive otherwise. */
export const compare = (one: Key, other: Key): number => {
  if (Array.isArray(one) && Array.isArray(other)) {
    const at = one.findIndex((part, index) => index >= other.length || compare(part, other[index]!) !== 0);
    if (at === -1) return one.length - other.length;
    return at >= other.length ? 1 : compare(one[at]!, other[at]!);
  }
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/**
 * Compares classes by name, because the library remembers the classes that it saw first, and files of one worker share
 * it
 * while each may have loaded this module again.
 */
export const isA =
  (kind: string) =>
  (one: unknown): boolean =>
    (one as { kind?: unknown } | null | undefined)?.kind === kind;

/** A range of keys, both ends inclusive. */
export class Range {
  private readonly lower: Key;
  private readonly upper: Key;
  constructor(lower: Key, upper: Key) {
    this.lower = lower;
    this.upper = upper;
  }
  static bound = (lower: Key, upper: Key): Range => new Range(lower, upper);
  includes = (key: Key): boolean => compare(this.lower, key) <= 0 && compare(key, this.upper) <= 0;
}
