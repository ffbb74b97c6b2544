import { numberWords } from '../../language/number-words.ts';
import { weekdayOf } from '../../facts/calendar.ts';
import type { LocalDate } from '../../time/local-date.ts';
import { foldedText } from './folded-text.ts';

/** A day that a text names. */
export interface NamedDay {
  /** Days from today: -1 is yesterday, 1 is tomorrow. */
  offset: number;
  /** The text without the day. */
  rest: string;
}

const WEEKDAYS: readonly RegExp[] = [
  /sun(?:day)?|sonntag/,
  /mon(?:day)?|montag/,
  /tue(?:s|sday)?|dienstag/,
  /wed(?:s|nesday)?|mittwoch/,
  /thu(?:rs|rsday)?|donnerstag/,
  /fri(?:day)?|freitag/,
  /sat(?:urday)?|samstag|sonnabend/,
];
const FULL_WEEKDAY =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag';
const COUNTS: Readonly<Record<string, number>> = { ...numberWords(1, 14), a: 1, einem: 1 };
const COUNT = `\\d{1,2}|${Object.keys(COUNTS).join('|')}`;

type Reader = (match: RegExpExecArray, today: LocalDate, isFuture: boolean) => number;
const countOf = (text = ''): number => COUNTS[text.toLowerCase()] ?? Number(text);

const weekday: Reader = ([, word = ''], today, isFuture) => {
  const folded = foldedText(word);
  const wanted = WEEKDAYS.findIndex((each) => new RegExp(`^(?:${each.source})$`).test(folded));
  const back = (weekdayOf(today) - wanted + 7) % 7;
  if (isFuture) return back === 0 ? 7 : 7 - back;
  return back === 0 ? 0 : -back;
};

const readers: readonly (readonly [RegExp, Reader])[] = [
  [/\b(?:the )?day before yesterday\b|\bvorgestern\b/iu, () => -2],
  [/\b(?:the )?day after tomorrow\b|(?<!\p{L})übermorgen\b/iu, () => 2],
  [new RegExp(`\\b(${COUNT}) days? ago\\b`, 'iu'), ([, count]) => -countOf(count)],
  [new RegExp(`\\bvor (${COUNT}) tagen?\\b`, 'iu'), ([, count]) => -countOf(count)],
  [/\ba week ago\b|\bvor einer woche\b/iu, () => -7],
  [/\byesterday\b|\byday\b|\bgestern\b|\blast night\b/iu, () => -1],
  [/\btomorrow\b|\btmrw\b|\btmr\b/iu, () => 1],
  [
    /(?<!(?:heute|gestern|am|diesen|guten|jeden|den) )\bmorgen\b(?! (?:um \d+ )?(?:hatte|habe?|ass|aß)\b)/iu,
    () => 1,
  ],
  [
    new RegExp(
      `\\b(?:last |on |this |next |am |letzten |letzte |letzter |vergangenen |nächsten |kommenden )?(${FULL_WEEKDAY})s?(?:'s|’s)?\\b`,
      'iu',
    ),
    weekday,
  ],
  [/\b(?:last|on) (sun|mon|tues?|wed|thu(?:rs)?|fri|sat)\b/iu, weekday],
  [/\b(?:today|tonight|this (?:morning|afternoon|evening)|heute|heut)\b/iu, () => 0],
];

/** Reads the day that a text names, or null. @param isFuture whether a weekday is the next one, not the last one */
export const readDay = (text: string, today: LocalDate, isFuture = false): NamedDay | null => {
  for (const [pattern, offsetOf] of readers) {
    const match = pattern.exec(text);
    if (!match) continue;
    const isLastOne = weekday === offsetOf && /^(?:last|letzt|vergangen)/i.test(match[0]);
    const offset = offsetOf(match, today, isFuture || /^(?:next|nächst|kommend)/i.test(match[0]));
    // 'Yesterday' keeps its place in the text for the meal parser, which reads several days.
    return {
      offset: isLastOne && offset === 0 ? -7 : offset,
      rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
        .replace(/\s+/g, ' ')
        .trim(),
    };
  }
  return null;
};

/** Returns whether a text names a day that the meal parser does not read: 'on Monday', '3 days ago'. */
export const hasOtherDay = (text: string): boolean =>
  new RegExp(
    `\\b(?:${COUNT}) days? ago\\b|\\bvor (?:${COUNT}) tagen?\\b|\\ba week ago\\b|\\bvor einer woche\\b|\\b(?:${FULL_WEEKDAY})s?\\b`,
    'iu',
  ).test(text);
