import type { LocalDate } from '#shared/time/local-date.ts';
import type { Language } from '#shared/language/languages.ts';
import { germanMonthNames, monthNames } from '#shared/time/month-names.ts';
import { amountsIn } from '../text/amounts.ts';
import { daysIn } from '../text/days.ts';
import { derivedFrom } from './derived-numbers.ts';

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const monthWords = [...monthNames, ...germanMonthNames].join('|');
const ordinalDay = new RegExp(
  String.raw`\b(?:the\s)?(${ordinals.join('|')}|twenty-?\s?(?:${ordinals.slice(0, 9).join('|')})|thirtieth|thirty-?first)\s(?:of\s)?(?=${monthWords})`,
  'giu',
);
const ordinalDayAfter = new RegExp(
  String.raw`(?<=(?:${monthWords})\s)(?:the\s)?(${ordinals.join('|')}|thirtieth)\b`,
  'giu',
);
const ordinalValue = (word: string): number => {
  const [tens, ones] = word.toLowerCase().split(/[-\s]/u);
  if (tens === 'thirtieth') return 30;
  if (ones !== undefined) return (tens === 'twenty' ? 20 : 30) + ordinals.indexOf(ones) + 1;
  return ordinals.indexOf(tens ?? '') + 1;
};

/** Vague amounts that state a fact all the same. */
const halves =
  /\b(?:half an hour|half a day|half the (?:time|price|cost)|halbe stunde|halben tag|die hälfte|(?:a|one|two|three|\w+) (?:day|hour|year|month|week|minute)s? and a half|eineinhalb|anderthalb|(?:nearly |almost |more than )?twice (?:the|what|as)|every (?:second|third|other) \p{L}+|(?<!\p{L})jede[rs]? (?:zweite|dritte)\p{L}*|record (?:crowd|sales|numbers?|year|month|revenue)|rekord\p{L}*|doppelt so|three times as|(?:a|half a) dozen|dozens of|dutzende)\b/iu;
/** Fractions in words, and the percentages that they state. */
const fractions: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:by|up|down|almost|over|nearly|about) a third\b|\ba third of\b|\b(?:um|fast|etwa|über) ein drittel\b|\bein drittel der\b/iu,
    33.3,
  ],
  [/\bby half\b|\bhalved\b|\bum die hälfte\b|\bhalbiert\p{L}*/iu, 50],
  [/\bdoubled\b|\bverdoppelt\p{L}*/iu, 100],
  [/\btwo[- ]thirds\b|\bzwei drittel\b/iu, 66.7],
  [
    /\b(?:by|up|down|almost|over|nearly|about) a quarter\b(?! (?:past|to)\b)|\ba quarter of (?!an hour)|\b(?:um|fast|etwa) ein viertel\b(?! (?:vor|nach))|\bein viertel der\b/iu,
    25,
  ],
  [/\bthree[- ]quarters\b|\bdrei viertel der\b/iu, 75],
  [/\b(?:tripled|trebled)\b|\bverdreifacht\p{L}*/iu, 200],
  [
    /\b(?:a|one|an?) (?:fifth|eighth|tenth)\b(?! (?:time|of (?:january|february|march|april|may|june|july|august|september|october|november|december)|birthday|anniversary|year))|\b(?:ein|um ein) (?:fünftel|achtel|zehntel)\b/iu,
    20,
  ],
];
/** Nouns behind a small number word that count parts of the text itself. */
const counted =
  /^[\s-]+(?:(?:quick|short|small|simple|open|more|other|new|last|kurze|kleine|weitere|offene)\s)?(?:things?|questions?|points?|options?|steps?|ideas?|ways?|lines?|items?|tasks?|versions?|orders?|entries|events?|reasons?|suggestions?|examples?|notes?|posts?|topics?|parts?|possibilities|variants?|dinge|fragen?|punkte?|optionen|schritte?|ideen|zeilen|aufgaben?|fassungen|einträge|termine|vorschläge|beispiele|gründe|möglichkeiten|varianten)(?!\p{L})/iu;
const SMALL = 12;
/** Words that are numbers and often none. */
const pronouns = /^(?:one|ones|eins|a|an|eine?[nrms]?|couple|null|zero)$/iu;

interface Known {
  /** Everything that was given, the request included. */
  given: unknown;
  asked: string;
  done: readonly string[];
  today: LocalDate;
  language: Language;
}

/** Returns 3 for 15 and 15 for 3: hours of the day are written either way. */
const hoursAlike = (value: number): number[] =>
  Number.isInteger(value) && value >= 0 && value <= 24
    ? [value % 12, (value % 12) + 12, value % 12 === 0 ? 12 : value]
    : [];

const numbersOf = (text: string, language: Language): number[] => [
  ...amountsIn(text, 'en').map(({ value }) => value),
  ...amountsIn(text, 'de').map(({ value }) => value),
  ...amountsIn(text, language).map(({ value }) => value),
  ...[...text.matchAll(/\d+/gu)].map(([digits]) => Number(digits)),
  ...[...text.matchAll(ordinalDay), ...text.matchAll(ordinalDayAfter)].map(([, word = '']) =>
    ordinalValue(word),
  ),
];

/** Days that a given weekday or word such as 'tomorrow' stands for. */
const namedDays = (text: string, today: LocalDate, language: Language): number[] =>
  daysIn(text, { today, language }).flatMap(({ day }) =>
    day ? [Number(day.slice(8)), Number(day.slice(5, 7)), Number(day.slice(0, 4))] : [],
  );

/** Returns the first number in a text, in digits or words, that was neither given nor follows from what was given. */
export const findInventedNumber = (
  text: string,
  { given, asked, done, today, language }: Known,
): string | null => {
  const source = [JSON.stringify(given ?? ''), asked, ...done].join('\n');
  const known = new Set<number>();
  const raw = numbersOf(source, language);
  for (const value of [...raw, ...namedDays(source, today, language)]) {
    known.add(value);
    for (const hour of hoursAlike(value)) known.add(hour);
  }
  for (const value of derivedFrom(given, raw)) known.add(value);
  if (halves.test(text) && !halves.test(source) && ![0.5, 30, 50].some((value) => known.has(value)))
    return halves.exec(text)?.[0] ?? null;
  for (const [fraction, percent] of fractions)
    if (
      fraction.test(text) &&
      !fraction.test(source) &&
      ![...known].some((one) => Math.abs(one - percent) < 0.7 || Math.abs(one - percent / 100) < 0.007)
    )
      return fraction.exec(text)?.[0] ?? null;
  const body = text
    .replace(/(^|\n)\s*\d{1,2}[.)]\s/gu, '$1')
    .replace(/\b(?:https?|hxxps?):\/\/\S+|\bwww\.\S+/giu, ' ');
  const isKnown = (value: number): boolean =>
    known.has(value) || [...known].some((one) => Math.abs(one - value) < 0.006) || known.has(Math.abs(value));
  for (const [word, name = ''] of [...body.matchAll(ordinalDay), ...body.matchAll(ordinalDayAfter)])
    if (!known.has(ordinalValue(name))) return word;
  const plainDigits = source.replace(/\D/gu, '');
  for (const one of amountsIn(body, language)) {
    const [after, before] = [body.slice(one.end), body.slice(0, one.start)];
    const isWord = !/\d/u.test(one.text);
    if (isKnown(one.value)) continue;
    if (
      isWord &&
      !one.currency &&
      !one.isPercent &&
      (pronouns.test(one.text) || (one.value <= SMALL && counted.test(after)))
    )
      continue;
    if (isWord && /^(?:second|sechste)/iu.test(one.text)) continue;
    // Digits of a given phone number or identifier.
    const digits = one.text.replace(/\D/gu, '');
    if (!isWord && digits.length >= 3 && plainDigits.includes(digits) && /[+\d][\d\s()/-]*$/u.test(before))
      continue;
    return one.text;
  }
  for (const [whole, hour, minute] of body.matchAll(/(?<!\d)(\d{1,2})[:.](\d\d)(?!\d)/gu)) {
    if (isKnown(Number(`${hour}.${minute}`))) continue;
    const isOnTheHour = Number(minute) === 0 && isKnown(Number(hour));
    if (!isOnTheHour && !source.includes(whole) && !(isKnown(Number(hour)) && isKnown(Number(minute))))
      return whole;
  }
  return null;
};
