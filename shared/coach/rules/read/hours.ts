/** Hours of a day in local time. */
export interface Hours {
  /** `HH:MM`; the end is exclusive. */
  from: string;
  to: string;
  /** 'in the morning (4:00 to 12:00)'. */
  words: string;
  german: string;
}

const named: readonly (readonly [
  pattern: RegExp,
  from: string,
  to: string,
  words: string,
  german: string,
])[] = [
  [
    /\b(?:this|in the|every|the|yesterday|day) morning\b|\bmornings\b|\bbefore noon\b/,
    '04:00',
    '12:00',
    'in the morning',
    'am Vormittag',
  ],
  [
    /\b(?:this|in the|every|the|yesterday|day) afternoon\b|\bafternoons\b/,
    '12:00',
    '17:00',
    'in the afternoon',
    'am Nachmittag',
  ],
  [
    /\b(?:this|in the|every|the|yesterday|day) evening\b|\bevenings\b|\btonight\b|\blast night\b/,
    '17:00',
    '24:00',
    'in the evening',
    'am Abend',
  ],
];

const CLOCK = '(\\d{1,2})(?::(\\d{2}))? ?(am|pm|a m|p m|o clock|h|uhr)?';
const AFTER = new RegExp(`\\b(?:after|since|from) ${CLOCK}(?![\\p{L}\\d./-])`, 'u');
const BEFORE = new RegExp(`\\b(?:before|until|till|by) ${CLOCK}(?![\\p{L}\\d./-])`, 'u');
const BETWEEN = new RegExp(
  `\\b(?:between|from) ${CLOCK} (?:and|to|until|till) ${CLOCK}(?![\\p{L}\\d./-])`,
  'u',
);

const two = (value: number): string => String(value).padStart(2, '0');

/** Returns `HH:MM`, or null if it is not a time or may be another number. */
const timeOf = (
  hour: string | undefined,
  minute: string | undefined,
  half: string | undefined,
): string | null => {
  if (hour === undefined || (minute === undefined && half === undefined)) return null;
  const written = Number(hour);
  const isAfternoon = half?.startsWith('p') === true && written < 12;
  const isMidnight = half?.startsWith('a') === true && written === 12;
  const at = isMidnight ? 0 : written + (isAfternoon ? 12 : 0);
  return at > 23 || Number(minute ?? 0) > 59 ? null : `${two(at)}:${minute ?? '00'}`;
};

const plain = (time: string): string => time.replace(/^0(?=\d)/, '');

/** Returns the hours in a text, or null. */
export const hoursIn = (text: string): Hours | null => {
  const range = BETWEEN.exec(text);
  const last = range && timeOf(range[4], range[5], range[6]);
  // In 'between 11 and 14:00' only the second time has a colon.
  const first =
    last === null || range === null ? null : timeOf(range[1], range[2] ?? '00', range[3] ?? range[6]);
  if (last !== null && first !== null && last !== null && first < last)
    return {
      from: first,
      to: last,
      words: `between ${plain(first)} and ${plain(last)}`,
      german: `zwischen ${plain(first)} und ${plain(last)} Uhr`,
    };
  const [, ...afterParts] = AFTER.exec(text) ?? [];
  const after = timeOf(afterParts[0], afterParts[1], afterParts[2]);
  if (after !== null)
    return {
      from: after,
      to: '24:00',
      words: `after ${plain(after)}`,
      german: `nach ${plain(after)} Uhr`,
    };
  const [, ...beforeParts] = BEFORE.exec(text) ?? [];
  const before = timeOf(beforeParts[0], beforeParts[1], beforeParts[2]);
  if (before !== null)
    return {
      from: '00:00',
      to: before,
      words: `before ${plain(before)}`,
      german: `vor ${plain(before)} Uhr`,
    };
  const found = named.find(([pattern]) => pattern.test(text));
  if (found === undefined) return null;
  const [, from, to, words, german] = found;
  return {
    from,
    to,
    words: `${words} (${plain(from)} to ${plain(to)})`,
    german: `${german} (${plain(from)} bis ${plain(to)} Uhr)`,
  };
};

/** Returns whether a time, `HH:MM`, is within the hours. */
export const isIn = ({ from, to }: Hours, time: string): boolean => time >= from && time < to;
