import { damagedTable } from './damaged-table.ts';

const MAX_NUMBER = 2 ** 32 - 1;

/**
 * Writes whole numbers as variable-length quantities: 7 bits per byte, most significant first; the high bit marks that
 * another byte follows. Small numbers take one byte, and similar numbers begin with equal bytes, which compresses well.
 * @throws Error if a number is not in the range of 32 bits
 */
export const writeNumbers = (numbers: readonly number[]): Uint8Array => {
  const bytes: number[] = [];
  for (const number of numbers) {
    if (!Number.isInteger(number) || number < 0 || number > MAX_NUMBER)
      throw new Error(`${number} cannot be written into a food table.`);
    const groups = [number % 128];
    for (let rest = Math.floor(number / 128); rest > 0; rest = Math.floor(rest / 128))
      groups.unshift(128 + (rest % 128));
    bytes.push(...groups);
  }
  return Uint8Array.from(bytes);
};

/**
 * Reads the numbers that `writeNumbers` wrote.
 * @throws Error if there are more or fewer than `count`
 */
export const readNumbers = (bytes: Uint8Array, count: number): Uint32Array => {
  const numbers = new Uint32Array(count);
  let [found, number] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!;
    number = number * 128 + (byte & 127);
    if (byte >= 128) continue;
    numbers[found] = number;
    found += 1;
    number = 0;
  }
  if (found !== count || number !== 0) throw damagedTable(`it has ${found} numbers instead of ${count}`);
  return numbers;
};

/** Writes numbers of 16 bits, little-endian, which are read without decoding. */
export const writeShorts = (numbers: readonly number[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(2 * numbers.length));
  for (const [at, number] of numbers.entries()) view.setUint16(2 * at, number, true);
  return new Uint8Array(view.buffer);
};

/**
 * Reads the numbers that `writeShorts` wrote. Requires a little-endian machine, as all supported ones are.
 * @throws Error if there are more or fewer than `count`
 */
export const readShorts = (bytes: Uint8Array, count: number): Uint16Array => {
  if (bytes.length !== 2 * count)
    throw damagedTable(`it has ${bytes.length / 2} numbers instead of ${count}`);
  return new Uint16Array(new Uint8Array(bytes).buffer);
};

/** Writes the differences between neighbors, which are small if the numbers grow slowly. */
export const writeSteps = (numbers: readonly number[]): Uint8Array =>
  writeNumbers(
    numbers.map((number, at) => {
      const step = number - (numbers[at - 1] ?? 0);
      return step < 0 ? -2 * step - 1 : 2 * step;
    }),
  );

/** Reads the numbers that `writeSteps` wrote. */
export const readSteps = (bytes: Uint8Array, count: number): Uint32Array => {
  const numbers = readNumbers(bytes, count);
  let sum = 0;
  for (let at = 0; at < count; at += 1) {
    const step = numbers[at]!;
    sum += step % 2 === 0 ? step >>> 1 : -((step + 1) >>> 1);
    numbers[at] = sum;
  }
  return numbers;
};

/** Decimal places in the low bits of a decimal's code; the last value marks a number from the list of exact ones. */
const PLACES = 8;
const EXACT = PLACES - 1;

/**
 * Returns the code of a decimal: 0 for null, otherwise its digits and the number of decimal places.
 * @param exact receives the numbers with too many digits
 */
export const decimalCode = (value: number | null, exact: number[]): number => {
  if (value === null) return 0;
  for (let places = 0; places < EXACT; places += 1) {
    const digits = Math.round(value * 10 ** places);
    if (digits / 10 ** places === value && digits * PLACES < MAX_NUMBER - PLACES)
      return 1 + digits * PLACES + places;
  }
  return 1 + (exact.push(value) - 1) * PLACES + EXACT;
};

/** Returns the decimal of a code: the same number that was written, or null. */
export const decimalOf = (code: number, exact: readonly number[]): number | null => {
  if (code === 0) return null;
  const places = (code - 1) % PLACES;
  const digits = (code - 1 - places) / PLACES;
  return places === EXACT ? (exact[digits] ?? null) : digits / 10 ** places;
};
