const BULLET = /^(?:[-*+•–]\s*|\d{1,3}[.)]\s+)(?:\[[ xX]?\]\s*)?/u;
const joined = /\s(?:and|und|sowie|plus|&)\s|\s?[;]\s?|,\s+(?:and |und )?|\s\/\s/iu;

const trimmed = (part: string): string =>
  part
    .trim()
    .replace(BULLET, '')
    .replace(/^(?:and|und)\s+/iu, '')
    .replace(/[.,;:!?]+$/u, '')
    .replace(/^["“„']|["”“']$/gu, '')
    .trim();

const quoted = /["“„]([^"“”„]+)["”“]/gu;

/** Returns the quoted parts of a text. */
export const quotesIn = (text: string): string[] =>
  [...text.matchAll(quoted)].map(([, inner = '']) => inner.trim());

/** Splits numbered items on one line: '1. One 2. Two'. Returns null if there are none. */
const numbered = (text: string): string[] | null => {
  const parts = text.split(/(?:^|\s)\d{1,2}[.)]\s+/u).map((part) => part.trim());
  return parts.length > 2 ? parts.filter((part) => part !== '') : null;
};

/** Splits on commas outside parentheses and quotes. */
const outside = (text: string, separator: RegExp): string[] => {
  const held: string[] = [];
  const masked = text.replace(/\([^)]*\)|["“„][^"“”„]*["”“]/gu, (part) => {
    held.push(part);
    return `\uE000${held.length - 1}\uE000`;
  });
  return masked
    .split(separator)
    .map((part) => part.replace(/\uE000(\d+)\uE000/gu, (_, at: string) => held[Number(at)] ?? ''));
};

/**
 * Splits a text into the items of a list: lines, bullets, numbers, semicolons, commas and a last 'and'.
 * @example listItems('soup, bread and salad') // ['soup', 'bread', 'salad']
 */
export const listItems = (text: string): string[] => {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== '');
  if (lines.length > 1) return lines.map(trimmed).filter((part) => part !== '');
  const parts = numbered(text) ?? (text.includes(';') ? outside(text, /;/u) : outside(text, joined));
  return parts.map(trimmed).filter((part) => part !== '');
};

/** Splits steps, whose 'and' usually joins words of one step, at commas, semicolons, lines and sentences. */
export const stepItems = (text: string): string[] => {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== '');
  if (lines.length > 1) return lines.map(trimmed).filter((part) => part !== '');
  const parts =
    numbered(text) ??
    outside(
      text,
      text.includes(';')
        ? /;/u
        : /,\s+(?:and |und |then |dann )?|(?<=[.!?])\s+|\s(?:and then|und dann|then)\s/iu,
    );
  const last = parts.at(-1) ?? '';
  const tail = parts.length > 1 || !text.includes(',') ? last.split(/\s(?:and|und)\s/iu) : [last];
  return [...parts.slice(0, -1), ...tail].map(trimmed).filter((part) => part !== '');
};
