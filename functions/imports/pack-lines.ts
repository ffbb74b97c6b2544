import type { LocalDate } from '#shared/time/local-date.ts';

/** DynamoDB's limit of 100 writes, minus the idempotency record, the account check and the import's count. */
const MAX_WRITES = 97;
/** A line and its entry. */
const WRITES_OF_ENTRY = 2;

/**
 * Splits lines, in order, into parts that each fit in one transaction with their entries and the sums of their days.
 * Deterministic for the same lines. Lines in the order of their days make the fewest parts.
 * @param dayOf the day whose sums change with a line; null if none do
 * @param writesOf number of writes of a line, without those of its day
 */
export const packLines = <T>(
  lines: readonly T[],
  dayOf: (line: T) => LocalDate | null,
  writesOf: (line: T) => number = () => WRITES_OF_ENTRY,
): T[][] => {
  const parts: T[][] = [];
  let days = new Set<LocalDate>();
  let writes = MAX_WRITES;
  for (const line of lines) {
    const day = dayOf(line);
    const addedWith = (known: ReadonlySet<LocalDate>): number =>
      writesOf(line) + Number(day !== null && !known.has(day));
    if (writes + addedWith(days) > MAX_WRITES) {
      parts.push([]);
      days = new Set();
      writes = 0;
    }
    writes += addedWith(days);
    if (day !== null) days.add(day);
    parts.at(-1)!.push(line);
  }
  return parts;
};
