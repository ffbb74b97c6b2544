/** A time of day in a text, as `HH:MM`. */
export interface TimeMention {
  time: string;
  start: number;
  end: number;
}

const two = (value: number): string => String(value).padStart(2, '0');
const hourWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const germanHours = 'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
const hourOfWord = (word: string): number => {
  const plain = word.toLowerCase();
  return Math.max(hourWords.indexOf(plain), germanHours.indexOf(plain)) + 1;
};
const anyHour = [...hourWords, ...germanHours].join('|');

/** Hours from 1 to 7 without 'am' are in the afternoon: no one meets at night. */
const clock = (hour: number, minute: number, half: string | undefined): string | null => {
  const isMorning = /^a/iu.test(half ?? '');
  const isAfternoon = /^p/iu.test(half ?? '');
  if (hour > 24 || minute > 59) return null;
  if (isAfternoon) return `${two((hour % 12) + 12)}:${two(minute)}`;
  if (isMorning) return `${two(hour % 12)}:${two(minute)}`;
  return `${two((hour >= 1 && hour <= 7 ? hour + 12 : hour) % 24)}:${two(minute)}`;
};

type Read = (match: RegExpExecArray) => string | null;
const half = String.raw`(?:\s?(a\.?m\.?|p\.?m\.?)(?!\p{L}))`;
const rules: readonly (readonly [RegExp, Read])[] = [
  [
    new RegExp(String.raw`(?<![\d.:/]|(?<!:\d\d)-)(\d{1,2})[:](\d\d)(?!\d)${half}?`, 'giu'),
    ([, hour, minute, part]) =>
      hour?.length === 2 && hour.startsWith('0')
        ? `${hour}:${minute}`
        : clock(Number(hour), Number(minute), part),
  ],
  // 'Tuesday 10 to 11'.
  [
    /(?<=(?:day|tomorrow|today|morgen|heute|tag|woch|from|von)\s)(\d{1,2})(?=\s?(?:to|until|till|-|–|bis)\s?\d{1,2}(?!\d|[:.]\d))/giu,
    ([, hour]) => clock(Number(hour), 0, undefined),
  ],
  // '12-12:30', and '8.15' after a comma or 'at'.
  [
    /(?<![\d.:/-])(\d{1,2})(?=\s?(?:[-–]|to|until|till|bis)\s?\d{1,2}:\d\d)/gu,
    ([, hour]) => clock(Number(hour), 0, undefined),
  ],
  [
    /(?<=,\s|(?<!\p{L})(?:at|um)\s)(\d{1,2})\.([0-5]\d)(?![\d.%])(?!\s?(?:€|euros?|dollars?|uhr))/giu,
    ([, hour, minute]) => clock(Number(hour), Number(minute), undefined),
  ],
  [
    /(?<![\d.:/-])(\d{1,2})(?:[.:](\d\d))?\s?uhr(?:\s(\d\d)(?!\d))?/giu,
    ([, hour, minute, more]) => clock(Number(hour), Number(minute ?? more ?? 0), undefined),
  ],
  [
    new RegExp(String.raw`(?<![\d.:/-])(\d{1,2})(?:\.(\d\d))?${half}`, 'giu'),
    ([, hour, minute, part]) => clock(Number(hour), Number(minute ?? 0), part),
  ],
  [
    new RegExp(String.raw`(?<!\p{L})half past (${anyHour}|\d{1,2})(?!\p{L})`, 'giu'),
    ([, word = '']) => clock(/\d/u.test(word) ? Number(word) : hourOfWord(word), 30, undefined),
  ],
  [
    new RegExp(String.raw`(?<!\p{L})halb (${anyHour}|\d{1,2})(?!\p{L})`, 'giu'),
    ([, word = '']) => clock((/\d/u.test(word) ? Number(word) : hourOfWord(word)) - 1, 30, undefined),
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:a )?(quarter|viertel) (past|to|nach|vor) (${anyHour}|\d{1,2})(?!\p{L})`,
      'giu',
    ),
    ([, , side = '', word = '']) => {
      const hour = /\d/u.test(word) ? Number(word) : hourOfWord(word);
      return /^(?:past|nach)/iu.test(side) ? clock(hour, 15, undefined) : clock(hour - 1, 45, undefined);
    },
  ],
  [
    new RegExp(String.raw`(?<![\d.:/-])(\d{1,2}|${anyHour})\s?o'?clock(?!\p{L})`, 'giu'),
    ([, word = '']) => clock(/\d/u.test(word) ? Number(word) : hourOfWord(word), 0, undefined),
  ],
  [/(?<!\p{L})(?:noon|midday|mittags?)(?!\p{L})/giu, () => '12:00'],
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:at|um|gegen|by|from|until|till|to|before|after|between|and|past|ab|bis|von|vor|nach|zwischen|und|-|–)\s?)(\d{1,2}|${anyHour})(?![\d.:/%]|\s?(?:(?:st|nd|rd|th)(?!\p{L})|-?min|h\b|hours?|minutes?|minuten|stunden?|days?|tage?n?|weeks?|wochen?|slots?|times?|of|people|€|euros?|dollars?|${'jan|feb|mär|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec'})|\p{L})`,
      'giu',
    ),
    ([, word = '']) => clock(/\d/u.test(word) ? Number(word) : hourOfWord(word), 0, undefined),
  ],
];

/** Finds times of day: '3pm', '8:30', '14 Uhr', 'half past two', 'halb drei', 'at 3' (in the afternoon). */
export const timesIn = (text: string): TimeMention[] => {
  const found: TimeMention[] = [];
  for (const [pattern, read] of rules)
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((one) => one.start < end && start < one.end)) continue;
      const time = read(match);
      if (time !== null) found.push({ time, start, end });
    }
  return found.toSorted((one, other) => one.start - other.start);
};

const between = /^\s?(?:to|-|–|until|till|and|bis|und)\s?$/iu;

/** Returns the start and the length in minutes of a range such as '8:30 to 9', or null. */
export const rangeOf = (
  text: string,
  times: readonly TimeMention[],
): { from: string; minutes: number } | null => {
  const [one, other] = times;
  if (!one || !other || !between.test(text.slice(one.end, other.start))) return null;
  const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const minutes = minutesOf(other.time) - minutesOf(one.time);
  return minutes > 0 ? { from: one.time, minutes } : null;
};
