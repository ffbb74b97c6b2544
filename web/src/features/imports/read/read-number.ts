const absent = new Set(['', 'n/a', 'na', '-', '--', '–', 'null']);
const grouped = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;
const plain = /^-?\d+([.,]\d+)?$|^-?[.,]\d+$/;

/**
 * A figure of an export. Exports write thousands as '1,050' whatever the language; a comma in another place is a
 * decimal comma.
 * @returns null for what is absent, which is not 0; NaN for what is no number
 */
export const readNumber = (text: string): number | null => {
  const typed = text.trim();
  if (absent.has(typed.toLowerCase())) return null;
  if (grouped.test(typed)) return Number(typed.replaceAll(',', ''));
  return plain.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
};
