import { germanWeekdayNames, weekdayNames } from '../../../../facts/calendar.ts';
import { germanPattern, plainGerman } from './plain-german.ts';
import { germanMonthNames, monthNames } from '../../../../time/month-names.ts';

const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  'null ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn'
    .split(' ')
    .map((word, value) => [word, value]),
);
const COUNT = `\\d{1,3}|paar|${Object.keys(numbers).join('|')}|eine[mnr]?|fuenf|zwoelf|zwanzig|dreissig`;

const countOf = (word: string): string => {
  if (/^\d+$/.test(word)) return word;
  if (word === 'paar') return '3';
  if (word === 'zwanzig') return '20';
  if (word === 'dreissig') return '30';
  if (word.startsWith('eine')) return '1';
  return String(numbers[word.replace('ue', 'u').replace('oe', 'o')] ?? word);
};

const weekdays = germanWeekdayNames.map(plainGerman);
const months = germanMonthNames.map(plainGerman);
const WEEKDAY = `${weekdays.join('|')}|sonnabend`;
const MONTH = `${months.join('|')}|jan|feb|mar|apr|jun|jul|aug|sept|okt|nov|dez|maerz|jaenner|janner`;

const weekdayOf = (word: string): string =>
  (word === 'sonnabend' ? 'Saturday' : (weekdayNames[weekdays.indexOf(word)] ?? word)).toLowerCase();
const monthOf = (word: string): string => {
  const at = months.findIndex((month) => month.startsWith(word.replace('ae', 'a').slice(0, 3)));
  return (monthNames[at] ?? word).toLowerCase();
};

type Rule = readonly [source: string, english: (...groups: string[]) => string];

const spans: Readonly<Record<string, string>> = {
  tag: 'days',
  woche: 'weeks',
  monat: 'months',
  jahr: 'years',
};
const spanOf = (word: string): string =>
  Object.entries(spans).find(([german]) => word.startsWith(german))?.[1] ?? word;

const LAST = '(?:letzte[nrs]?|vergangene[nrs]?|vorige[nrs]?)';
const IN = '(?:(?:in|während|über|innerhalb|im lauf|für|aus) )?(?:(?:de[nrm]|die|das|meine[nr]?) )?';

const rules: readonly (readonly [RegExp, Rule[1]])[] = (
  [
    [`heute (?:früh|morgen|vormittag)`, () => 'this morning'],
    [`heute nachmittag`, () => 'this afternoon'],
    [`heute abend`, () => 'tonight'],
    [`heute nacht`, () => 'tonight'],
    [`(?:heute mittag|heute zu mittag)`, () => 'lunch today'],
    [`gestern (?:früh|morgen|vormittag)`, () => 'yesterday morning'],
    [`gestern nachmittag`, () => 'yesterday afternoon'],
    [`gestern (?:abend|nacht)`, () => 'yesterday evening'],
    [`gestern (?:mittag|zu mittag)`, () => 'lunch yesterday'],
    [`vorgestern`, () => 'the day before yesterday'],
    [`gestrigen tag|gestriger tag|gestern|gestrigen?|gestriges`, () => 'yesterday'],
    [
      `(?:am |der |den )?heutigen tag|heute(?: bisher| bis jetzt)?|heutige[nsr]?|bis jetzt|bisher`,
      () => 'today',
    ],
    [
      `vor (${COUNT}) (tage?n?|wochen?|monate?n?)`,
      (count = '', span = '') => `${countOf(count)} ${spanOf(span)} ago`,
    ],
    [`(?:der|am) tag davor|(?:der|am) vortag|tags zuvor|tag zuvor`, () => 'the day before'],
    [`(?:die|den|in den) (${COUNT}) (?:tagen? )?davor`, (count = '') => `the ${countOf(count)} before`],
    [
      `${IN}${LAST} (${COUNT}) (tage?n?|wochen?|monate?n?)`,
      (count = '', span = '') => `in the last ${countOf(count)} ${spanOf(span)}`,
    ],
    [`${IN}(?:vorletzte[nr]?) woche`, () => '2 weeks ago'],
    [`${IN}${LAST} woche`, () => 'last week'],
    [`${IN}${LAST} monat`, () => 'last month'],
    [`${IN}${LAST} jahr`, () => 'last year'],
    [`(?:am |an )?(?:dem |den )?(?:${LAST}|diese[ns]|vergangene[ns]) wochenende`, () => 'at the weekend'],
    [`(?:in )?diese[rn]? woche`, () => 'this week'],
    [`(?:in )?diesen? monat|(?:in )?diesem monat`, () => 'this month'],
    [`(?:in )?dieses jahr|(?:in )?diesem jahr|heuer`, () => 'this year'],
    [`an (?:den )?wochenenden|an jedem wochenende`, () => 'on weekends'],
    [`(?:am|übers|an diesem|dieses) wochenende|wochenende`, () => 'at the weekend'],
    [`wochenends`, () => 'on weekends'],
    [`unter der woche|werktags|an werktagen|an wochentagen|wochentags`, () => 'on weekdays'],
    [
      `(?:am |den )?(\\d{1,2})\\.? ?(?:und|bis|-) ?(?:zum )?(\\d{1,2})\\.? (${MONTH})`,
      (first = '', last = '', month = '') => `from ${first} to ${last} ${monthOf(month)}`,
    ],
    [
      `(?:am |vom |den |der )?(?:(?:${WEEKDAY}),? (?:den |dem )?)?(\\d{1,2})\\.? (${MONTH})(?: (20\\d\\d))?`,
      (day = '', month = '', year = '') => `on ${day} ${monthOf(month)} ${year}`,
    ],
    [
      `(?:am|vom|den) (\\d{1,2})\\.(\\d{1,2})\\.?(20\\d\\d|\\d\\d)?`,
      (day = '', month = '', year = '') => `on ${day}.${month}.${year}`,
    ],
    [`seit (?:dem )?(?:${LAST} )?(${WEEKDAY})`, (day = '') => `since ${weekdayOf(day)}`],
    [
      `von (${WEEKDAY}) bis (${WEEKDAY})`,
      (first = '', last = '') => `from ${weekdayOf(first)} to ${weekdayOf(last)}`,
    ],
    [`(?:am |an )?(?:dem |den )?${LAST} (${WEEKDAY})`, (day = '') => `last ${weekdayOf(day)}`],
    [
      `jeden (${WEEKDAY})|(?:immer )?(${WEEKDAY})s`,
      (one = '', other = '') => `on ${weekdayOf(one || other)}s`,
    ],
    [`(${WEEKDAY})(?:abend|nacht)`, (day = '') => `${weekdayOf(day)} in the evening`],
    [`(${WEEKDAY})(?:mittag)`, (day = '') => `lunch on ${weekdayOf(day)}`],
    [`(${WEEKDAY})(?:morgen|vormittag|frueh|fruh)`, (day = '') => `${weekdayOf(day)} in the morning`],
    [`(?:am |den |vom |diesen )?(${WEEKDAY})`, (day = '') => `on ${weekdayOf(day)}`],
    [`seit (?:anfang )?(${MONTH})`, (month = '') => `since ${monthOf(month)}`],
    [
      `(?:im |in |letzten )(${MONTH})(?: (20\\d\\d))?`,
      (month = '', year = '') => `in ${monthOf(month)} ${year}`,
    ],
    [`jemals|überhaupt schon|insgesamt jemals`, () => 'ever'],
    [`(?:über)?morgen(?! gegessen)`, () => 'tomorrow'],
    [`nächste[nr]? woche`, () => 'next week'],
  ] as readonly Rule[]
).map(([source, english]) => [
  new RegExp(`(?<![\\p{L}\\d])(?:${germanPattern(source)})(?![\\p{L}\\d])`, 'gu'),
  english,
]);

/** Translates the days and periods of a plain German text into English. @param hide protects the English words */
export const translateGermanDays = (text: string, hide: (english: string) => string): string =>
  rules.reduce(
    (all, [pattern, english]) =>
      all.replace(pattern, (...args: unknown[]) => {
        const end = args.findIndex((arg) => typeof arg === 'number');
        const groups = (args.slice(1, end) as (string | undefined)[]).map((group) => group ?? '');
        return ` ${hide(english(...groups))} `;
      }),
    text,
  );
