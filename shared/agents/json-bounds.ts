/** Deepest nesting, and most values, of a payload. */
export const MOST_DEPTH = 32;
export const MOST_VALUES = 20_000;

/**
 * Why a payload is refused; null for one within bounds. Walks without recursion: it is asked before anything else is
 * done with what may be nested a million times.
 */
export const faultOfJson = (value: unknown): string | null => {
  let level: unknown[] = [value];
  let values = 1;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_DEPTH) return `The data is nested more than ${MOST_DEPTH} levels deep.`;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    values += level.length;
    if (values > MOST_VALUES) return `The data holds more than ${MOST_VALUES.toLocaleString('en')} values.`;
  }
  return null;
};
