/** Maximum nesting depth and number of values of a payload. */
export const MAX_DEPTH = 32;
const MAX_VALUES = 20_000;
/** Maximum payload size in bytes of UTF-8. */
const MAX_BYTES = 256 * 1024;

/** Error messages for an invalid payload. */
export const jsonFaults = {
  deep: 'The data is nested more than 32 levels deep.',
  many: 'The data holds more than 20,000 values.',
  long: 'The data is longer than 256 KB.',
} as const;

/**
 * Returns why a payload is invalid, or null. Iterative, since it runs before anything else on input that may be nested
 * a million levels deep.
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

/** Returns whether a payload is too long. */
export const isTooLong = (text: string): boolean => encoder.encode(text).length > MAX_BYTES;

/** Returns why a payload is invalid because of its depth, number of values or JSON length, or null. */
export const faultOfPayload = (value: unknown): string | null =>
  faultOfJson(value) ?? (isTooLong(JSON.stringify(value) ?? '') ? jsonFaults.long : null);
