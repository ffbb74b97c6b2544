export type Key = number | string | Key[];

/** Which of two keys comes first: less than 0 for the one, more for the other. */
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
 * The library remembers the classes that it met first, and files of one worker share it, though each may have read this
 * one anew: what a thing is, is told by its name.
 */
export const isA =
  (kind: string) =>
  (one: unknown): boolean =>
    (one as { kind?: unknown } | null | undefined)?.kind === kind;

/** Keys from one to another, both included. */
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
