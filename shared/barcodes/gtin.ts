/** Numbers of digits of grocery barcodes: EAN-8, UPC-A, EAN-13, GTIN-14. */
const lengths: ReadonlySet<number> = new Set([8, 12, 13, 14]);

/**
 * Returns whether the check digit is correct: weights 3 and 1 from the right, sum a multiple of ten (GS1 General
 * Specifications, section 7.9).
 */
const isChecked = (digits: string): boolean => {
  let sum = 0;
  for (let at = 1; at <= digits.length; at += 1) sum += Number(digits.at(-at)) * (at % 2 === 0 ? 3 : 1);
  return sum % 10 === 0;
};

/** Expands a zero-suppressed UPC-E number (8 digits) to UPC-A, or returns null if it is not one. */
const fromUpcE = (code: string): string | null => {
  const parts = /^([01])(\d{5})(\d)(\d)$/.exec(code);
  if (parts === null) return null;
  const [, system = '', middle = '', last = '', check = ''] = parts;
  const [a, b, c, d, e] = middle;
  const bodies: Record<string, string> = { 3: `${a}${b}${c}00000${d}${e}`, 4: `${a}${b}${c}${d}00000${e}` };
  const body =
    bodies[last] ?? (last < '3' ? `${a}${b}${last}0000${c}${d}${e}` : `${a}${b}${c}${d}${e}0000${last}`);
  return `${system}${body}${check}`;
};

const thirteen = (digits: string): string => digits.replace(/^0+/, '').padStart(13, '0');

/**
 * Normalizes a barcode: EAN-8 with 8 digits, all others with 13 (UPC-A with a leading zero), or 14 if the first digit
 * is a packaging level. Ignores spaces and hyphens.
 * @returns null if the number is invalid or its check digit is wrong
 */
export const gtinOf = (typed: string): string | null => {
  const digits = typed.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || !lengths.has(digits.length) || /^0+$/.test(digits)) return null;
  const written = digits.length === 8 ? fromUpcE(digits) : digits;
  const whole = written !== null && isChecked(written) ? written : null;
  // An EAN-8 with a leading 0 is for in-store use, so such digits are read as UPC-E if possible.
  if (digits.length === 8 && isChecked(digits) && !(digits.startsWith('0') && whole !== null)) return digits;
  if (whole === null) return null;
  return whole.length === 14 && !whole.startsWith('0') ? whole : thirteen(whole);
};
