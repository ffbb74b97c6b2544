const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_DIGITS = 10;
const RANDOM_DIGITS = 16;

const digit = (value: number): string => DIGITS.charAt(value % DIGITS.length);

/** Creates a ULID (https://github.com/ulid/spec): an ID that can be chosen offline. */
export const newFastId = (now = Date.now()): string => {
  const time = Array.from({ length: TIME_DIGITS }, (_none, at) =>
    digit(Math.floor(now / DIGITS.length ** (TIME_DIGITS - 1 - at))),
  );
  return [...time, ...Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_DIGITS)), digit)].join('');
};
