import { namesIn, numberOf, numberWords } from './calendar-words.ts';

/** A time of day mentioned in a text. */
export interface MentionedTime {
  start: number;
  end: number;
  /** `HH:MM` */
  time: string;
  /** Whether it only limits a period: 'after 2', 'between 2 and 4'. */
  isOpen: boolean;
}

/** Articles are no hours. */
const articles = new Set(['a', 'an', 'ein', 'eine', 'einem', 'einen', 'einer', 'couple']);
const WORD = namesIn(Object.fromEntries(Object.entries(numberWords).filter(([word]) => !articles.has(word))));
const HOUR = `\\d{1,2}|${WORD}`;
const SUFFIX = "a\\.?m\\.?|p\\.?m\\.?|uhr|o'clock|h(?=[ ,.!?]|$)";

const patterns = {
  /** 'half past three', 'quarter to four', 'ten past nine', 'halb drei', 'viertel nach acht', 'dreiviertel neun' */
  spoken: new RegExp(
    `(?<![\\p{L}\\d])(?:(?<part>half|a quarter|quarter|viertel|ten|twenty|zehn|fünf|five|twenty-five|\\d{1,2})(?: minutes?| minuten)? (?<side>past|to|after|before|nach|vor) (?<hour>${HOUR})|(?<halb>halb|dreiviertel) (?<german>${HOUR}))(?:(?: ?)(?<suffix>${SUFFIX}))?(?![\\p{L}\\d:])`,
    'gu',
  ),
  clock: new RegExp(
    `(?<![\\d.:/,€$£-])(?<hour>\\d{1,2})(?::(?<minute>\\d\\d)|\\.(?<dotted>\\d\\d)(?= ?(?:${SUFFIX})))(?: ?(?<suffix>${SUFFIX}))?(?![\\d%])`,
    'gu',
  ),
  suffixed: new RegExp(
    `(?<![\\p{L}\\d.:/,€$£])(?<hour>${HOUR})(?: ?)(?<suffix>${SUFFIX})(?![\\p{L}])(?: ?(?<minute>[0-5]\\d)(?!\\d|:))?`,
    'gu',
  ),
  noon: /(?<![\p{L}])(?:noon|midday|mittags|high noon)(?![\p{L}])/gu,
  plain: new RegExp(
    `(?<=(?:(?:^|[ ,(])(?:at|um|gegen|around|about|before|after|until|till|from|ab|vor|nach|between|zwischen|von|bis|to|by|or|oder|and|und|-|week|woche|tomorrow|morgen|today|heute)|day|days|tag|tags|mittwoch|,) ?)(?<![\\d.:/€$£])(?<hour>${HOUR})(?![\\p{L}\\d%€$£]|[.:/,]\\d| ?(?:%|€|euros?|eur|dollars?|people|persons?|personen|users?|seats?|days?|weeks?|months?|years?|hours?|minutes?|min|tage?n?|wochen?|monate?n?|stunden?|minuten|leute|mitarbeiter|of|times?|slots?|or two|lunch|employees|agents|percent|prozent|bit|little|few|short|quick|brief|call|meeting|chat|and a half|\\. ?\\p{L}+|st|nd|rd|th))`,
    'gu',
  ),
};

type Groups = Record<string, string | undefined>;

/** Returns the hour from 0 to 23. Without am or pm, 1 to 6 are in the afternoon, when people make appointments. */
const hourOf = (hour: number, suffix: string | undefined, half: 'am' | 'pm' | null): number => {
  const mark = suffix?.startsWith('a') ? 'am' : suffix?.startsWith('p') ? 'pm' : half;
  if (mark === 'pm') return hour < 12 ? hour + 12 : hour;
  if (mark === 'am') return hour === 12 ? 0 : hour;
  return hour >= 1 && hour <= 6 ? hour + 12 : hour;
};

const minutesOf = ({ part, side, hour, halb, german }: Groups): [number, number] => {
  if (halb !== undefined)
    return halb === 'halb' ? [numberOf(german ?? ''), -30] : [numberOf(german ?? ''), -15];
  const size = /half/.test(part ?? '')
    ? 30
    : /quarter|viertel/.test(part ?? '')
      ? 15
      : part === 'twenty'
        ? 20
        : part === 'twenty-five'
          ? 25
          : numberOf(part ?? '');
  return [numberOf(hour ?? ''), side === 'to' || side === 'before' || side === 'vor' ? -size : size];
};

const formatted = (minutes: number): string | null => {
  const whole = (minutes + 24 * 60) % (24 * 60);
  const [hour, minute] = [Math.floor(whole / 60), whole % 60];
  return hour < 24 && minute < 60
    ? `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
    : null;
};

/** The half of the day that the sentence names: 'in the evening'. */
const halfOf = (text: string): 'am' | 'pm' | null => {
  if (
    /(?<!\p{L})(?:afternoon|evening|tonight|nachmittags?|abends?|\p{L}+nachmittag|\p{L}+abend)(?!\p{L})/u.test(
      text,
    )
  )
    return 'pm';
  return /(?<!\p{L})(?:in the morning|morgens|vormittags?|tomorrow morning|\p{L}+vormittag|früh)(?!\p{L})/u.test(
    text,
  )
    ? 'am'
    : null;
};

/** Matches words before a time that make it a limit rather than an appointment. */
const opens =
  /(?:after|before|from|until|till|between|by|earlier than|later than|ab|vor|nach|bis|zwischen|von|past)(?: about| around| etwa| ca\.?)? ?$/u;
/** Matches the text between the two ends of a period. */
const periodGap = /^ ?(?:-|to|until|till|bis) ?$/u;
const pairGap = /^ ?(?:and|und) ?$/u;

interface Raw {
  start: number;
  end: number;
  hour: number;
  minute: number;
  suffix: string | undefined;
  isOpen: boolean;
  /** '07:30' is in the morning, '3:30' in the afternoon. */
  isFull: boolean;
}

const readHour = (name: string, groups: Groups): [number, number] => {
  if (name === 'noon') return [12, 0];
  if (name === 'spoken') return minutesOf(groups);
  return [numberOf(groups['hour'] ?? ''), Number(groups['minute'] ?? groups['dotted'] ?? 0)];
};

const rawTimesIn = (text: string, taken: readonly { start: number; end: number }[]): Raw[] => {
  const found: Raw[] = [];
  for (const [name, pattern] of Object.entries(patterns))
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if ([...taken, ...found].some((other) => start < other.end && end > other.start)) continue;
      const groups: Groups = match.groups ?? {};
      const [hour, minute] = readHour(name, groups);
      if (hour > 24 || Math.abs(minute) > 59) continue;
      const isFull = name === 'clock' && groups['hour']?.length === 2;
      const isOpen = opens.test(text.slice(0, start));
      found.push({ start, end, hour, minute, suffix: groups['suffix'], isOpen, isFull });
    }
  return found.toSorted((one, other) => one.start - other.start);
};

/** Returns the times of day that a text in lower case mentions, in order. @param taken parts that are days */
export const clockTimesIn = (
  text: string,
  taken: readonly { start: number; end: number }[],
): MentionedTime[] => {
  const half = halfOf(text);
  const raw = rawTimesIn(text, taken);
  const isPeriod = (one: Raw | undefined, other: Raw | undefined): boolean => {
    if (!one || !other) return false;
    const gap = text.slice(one.end, other.start);
    return periodGap.test(gap) || (one.isOpen && pairGap.test(gap));
  };
  return raw.flatMap(({ start, end, hour, minute, suffix, isOpen, isFull }, at) => {
    const next = raw[at + 1];
    // '2 or 4 pm' and '9 to 10 am' share their suffix.
    const isShared =
      suffix === undefined && next !== undefined && next.start - end <= 6 && /^[ap]/.test(next.suffix ?? '');
    const base = isFull && suffix === undefined ? hour : hourOf(hour, isShared ? next.suffix : suffix, half);
    const time = formatted(base * 60 + minute);
    const isEnd = isPeriod(raw[at - 1], raw[at]) || isPeriod(raw[at], next);
    return time === null ? [] : [{ start, end, time, isOpen: isOpen || isEnd }];
  });
};
