/** Deepest nesting, and most values, of a payload. */
export const MAX_DEPTH = 32;
export const MAX_VALUES = 20_000;
/** Longest payload, in bytes of UTF-8. */
export const MAX_BYTES = 256 * 1024;

/** Why a payload is refused, in words for who sent it. */
export const jsonFaults = {
  deep: 'The data is nested more than 32 levels deep.',
  many: 'The data holds more than 20,000 values.',
  long: 'The data is longer than 256 KB.',
} as const;

/**
 * Why a payload is refused; null for one within bounds. Walks without recursion: it is asked before anything else is
 * done with what may be nested a million times.
 */
export const faultOfJson = (value: unknown): string | null => {
  let level: unknown[] = [value];
  let values = 1;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return jsonFaults.deep;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    values += level.length;
    if (values > MAX_VALUES) return jsonFaults.many;
  }
  return null;
};

const encoder = new TextEncoder();

/** Whether a payload is longer than may be sent. */
export const isTooLong = (text: string): boolean => encoder.encode(text).length > MAX_BYTES;

/** Why a payload is refused for its depth, its values or its length as JSON; null for one within bounds. */
export const faultOfPayload = (value: unknown): string | null =>
  faultOfJson(value) ?? (isTooLong(JSON.stringify(value) ?? '') ? jsonFaults.long : null);
