import { germanMonthNames, monthNames } from '#shared/time/month-names.ts';
import type { Task } from '../reading.ts';

const numbers = new Map(
  [monthNames, germanMonthNames].flatMap((names) =>
    names.flatMap((name, at) => [
      [name.toLowerCase(), at] as const,
      [name.slice(0, 3).toLowerCase(), at] as const,
    ]),
  ),
);
const name = [...numbers.keys()].toSorted((one, other) => other.length - one.length).join('|');
const span = new RegExp(
  String.raw`(?:from|between|von|zwischen)?\s?(?<![\d.]\s?)(${name})\.?\s(?:to|until|till|through|and|bis|und|-|–)\s(${name})(?!\p{L})`,
  'iu',
);
const ahead =
  /\b(?:for|over|next|the next|for the next|für|nächsten|die nächsten)\s(\d{1,2}|two|three|four|five|six|twelve|zwei|drei|vier|sechs|zwölf)\s(?:months|monate)/iu;
const words: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  twelve: 12,
  zwei: 2,
  drei: 3,
  vier: 4,
  sechs: 6,
  zwölf: 12,
};

const monthAt = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);

/** Returns the months ('2026-12') of a text such as 'from December to February' or 'for three months'. */
export const monthSpan = (text: string, { today }: Pick<Task, 'today'>): string[] => {
  const [year, now] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1];
  const [, first, last] = span.exec(text) ?? [];
  if (first !== undefined && last !== undefined) {
    const from = numbers.get(first.toLowerCase()) ?? 0;
    const to = numbers.get(last.toLowerCase()) ?? 0;
    const start = from >= now ? year : year + 1;
    return Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, at) => monthAt(start, from + at));
  }
  const count = ahead.exec(text)?.[1]?.toLowerCase();
  if (count === undefined) return [];
  return Array.from({ length: Math.min(words[count] ?? Number(count), 24) }, (_, at) =>
    monthAt(year, now + at),
  );
};
