import { addDays, type LocalDate } from '../../../../time/local-date.ts';
import { nextMonday, weekdayOf, workdayFrom } from './calendar-days.ts';
import { months, namesIn, numberOf, numberWords } from './calendar-words.ts';
import { type DayContext, daysIn } from './read-days.ts';
import { plainText, sentencesOf } from '../own-text.ts';

const comesBack =
  /(?<!\p{L})(?:back|return\p{L}*|again|resum\p{L}*|available|reachable|in the office|reopen\p{L}*|open again|wieder|zurück\p{L}*|erreichbar|rückkehr|ab dem)(?!\p{L})/u;
const until =
  /(?<!\p{L})(?:until|till|til|through|thru|bis|up to)(?: and including| einschließlich| inklusive| einschl\.| zum| including)*(?: the| dem)? $/u;
const inclusive = /(?:through|thru|including|einschließlich|inklusive|einschl\.|bis)(?: zum| the| dem)* $/u;
const inclusiveAfter =
  /^,? (?:inclusive(?:ly)?|included|inclusive of|einschließlich|inklusive|inkl\.)(?!\p{L})/u;
const fromBack =
  /(?:back|return\p{L}*|again|resum\p{L}*|reopen\p{L}*|available|reachable|zurück\p{L}*|wieder|rückkehr)(?: \S+){0,6} $/u;
const isOut =
  /(?<!\p{L})(?:out of|away|ooo|leave|vacation|holiday|not in|closed|offline|urlaub|abwesend|nicht im|geschlossen|conference|travel\p{L}*|absent|unavailable|limited|unterwegs|dienstreise|messe|sick)(?!\p{L})/u;

/** Returns the first working day after a day. */
const workdayAfter = (date: LocalDate): LocalDate => workdayFrom(addDays(date, 1));

/** Returns the day back for 'until' a day: in English often the day back itself, unless it ends a working week. */
const backAfter = (date: LocalDate, isInclusive: boolean): LocalDate =>
  isInclusive || [5, 6, 0].includes(weekdayOf(date)) ? workdayAfter(date) : date;

const duration = new RegExp(
  `(?:for|in|next|nächsten|kommenden|für)(?: the)?(?: next| coming)? (?<n>\\d{1,2}|${namesIn(numberWords)})(?: of)? (?<unit>days?|weeks?|tagen?|wochen?)`,
  'u',
);

const MONTH = namesIn(months);
const untilMonth = new RegExp(
  `(?:until|till|bis|back in|return in|again in|zurück im|wieder ab|ab|from)(?: the| dem| end of| ende| mid| mitte| early| anfang)* (?<month>${MONTH})(?: (?<year>20\\d\\d))?(?![\\p{L}]| \\d)`,
  'u',
);

const firstOf = (today: LocalDate, month: number): LocalDate => {
  const [year, current] = today.split('-').map(Number) as [number, number];
  return `${month > current ? year : year + 1}-${String(month).padStart(2, '0')}-01`;
};

/**
 * Returns the first day on which an absent lead is back, or null if the message gives none.
 * @param message the text of an absence note
 */
export const returnDayIn = (message: string, context: DayContext): LocalDate | null => {
  const { today } = context;
  const candidates: { rank: number; date: LocalDate }[] = [];
  for (const sentence of sentencesOf(message)) {
    const text = plainText(sentence);
    const days = daysIn(text, context).filter(({ date }) => date !== null && date >= addDays(today, -1));
    for (const [at, { start, date, endsPeriod }] of days.entries()) {
      if (date === null) continue;
      const before = text.slice(0, start);
      const from = at > 0 ? text.slice(days[at - 1]?.end ?? 0, start) : before;
      if (until.test(before))
        candidates.push({
          rank: 2,
          date: backAfter(
            date,
            inclusive.test(before) || inclusiveAfter.test(text.slice(days[at]?.end ?? 0)),
          ),
        });
      else if (
        endsPeriod ||
        (at > 0 &&
          /^ ?(?:-|to|bis|and|und|until|till) ?(?:the |zum )?$/u.test(from) &&
          isOut.test(text) &&
          !fromBack.test(before))
      )
        candidates.push({ rank: 2, date: workdayAfter(date) });
      else if (
        fromBack.test(before) ||
        /^(?: (?!and |und )\S+){0,6} (?:wieder|back|again|zurück|erreichbar)/u.test(
          text.slice(days[at]?.end ?? 0),
        )
      )
        candidates.push({ rank: 3, date });
      else if (comesBack.test(text) && !isOut.test(text)) candidates.push({ rank: 3, date });
      else if (
        date >= today &&
        isOut.test(text) &&
        /today|tomorrow|heute|morgen/u.test(text.slice(start, start + 9))
      )
        candidates.push({ rank: 1, date: workdayAfter(date) });
    }
    const length = duration.exec(text)?.groups;
    if (
      length &&
      days.every(({ date }) => date === null || date <= today || text.includes('in ')) &&
      (isOut.test(text) || comesBack.test(text))
    ) {
      const count = numberOf(length['n'] ?? '') * ((length['unit'] ?? '').startsWith('w') ? 7 : 1);
      candidates.push({ rank: 1, date: workdayFrom(addDays(today, count)) });
    }
    if (/next week|nächste[nr]? woche/u.test(text) && comesBack.test(text) && days.length === 0)
      candidates.push({ rank: 1, date: nextMonday(today) });
  }
  const month = untilMonth.exec(plainText(message))?.groups;
  if (month && candidates.length === 0) {
    const first = firstOf(today, months[month['month'] ?? ''] ?? 1);
    candidates.push({
      rank: 1,
      date: month['year'] === undefined ? first : `${month['year']}${first.slice(4)}`,
    });
  }
  const best = Math.max(0, ...candidates.map(({ rank }) => rank));
  const dates = candidates.filter(({ rank }) => rank === best).map(({ date }) => date);
  return dates.toSorted().at(-1) ?? null;
};

const period = new RegExp(
  `(?<![\\p{L}])(?:in|after|nach|im|ab|from|until|before|anfang|early|mid|late|ende|next|of|around|by|mitte)(?: the| dem)? (?<month>${MONTH})(?![\\p{L}])|(?<![\\p{L}\\d])(?:q(?<q>[1-4])|(?<ordinal>first|second|third|fourth|ersten|zweiten|dritten|vierten) (?:quarter|quartal))|(?<year>next year|new year|nächstes jahr|nächsten jahr|neuen jahr|kommenden jahr|after (?:christmas|the holidays)|nach (?:weihnachten|den feiertagen))|(?<season>spring|summer|autumn|fall|winter|frühjahr|frühling|sommer|herbst)|(?<quarter>next quarter|nächstes quartal|nächsten quartal)|(?<nextmonth>next month|nächsten monat)|in (?<n>\\d{1,2}|${namesIn(numberWords)}|a few|a couple of|ein paar|einigen) (?<unit>weeks?|months?|wochen|monaten?)`,
  'u',
);

const seasons: Readonly<Record<string, number>> = {
  spring: 3,
  frühjahr: 3,
  frühling: 3,
  summer: 6,
  sommer: 6,
  autumn: 9,
  fall: 9,
  herbst: 9,
  winter: 12,
};
const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  ersten: 1,
  second: 2,
  zweiten: 2,
  third: 3,
  dritten: 3,
  fourth: 4,
  vierten: 4,
};

const endOfMonth = new RegExp(`(?:end of|ende) (?<month>${MONTH})(?![\\p{L}])`, 'u');
/** From how many days ahead a named day is the one to write again, before a period that is named too. */
const FAR = 14;

/** Returns the first day of the later period in which a lead wants to be contacted again, or null: 'in March', 'Q2'. */
export const laterDayIn = (message: string, context: DayContext): LocalDate | null => {
  const text = plainText(message);
  const { today } = context;
  const days = daysIn(text, context).flatMap(({ date }) => (date !== null && date > today ? [date] : []));
  const far = days.find((date) => date > addDays(today, FAR));
  if (far !== undefined) return far;
  const ending = endOfMonth.exec(text)?.groups?.['month'];
  if (ending !== undefined) return firstOf(today, ((months[ending] ?? 1) % 12) + 1);
  const found = period.exec(text)?.groups;
  if (!found) return days[0] ?? null;
  const { month, q, ordinal, year, season, quarter, nextmonth, n, unit } = found;
  const current = Number(today.slice(5, 7));
  if (month !== undefined) return firstOf(today, months[month] ?? 1);
  if (q !== undefined || ordinal !== undefined)
    return firstOf(today, ((q === undefined ? (ordinals[ordinal ?? ''] ?? 1) : Number(q)) - 1) * 3 + 1);
  if (year !== undefined) return firstOf(today, 1);
  if (season !== undefined) return firstOf(today, seasons[season] ?? 1);
  if (quarter !== undefined) return firstOf(today, ((Math.floor((current - 1) / 3) * 3 + 3) % 12) + 1);
  if (nextmonth !== undefined) return firstOf(today, (current % 12) + 1);
  const count = Number.isNaN(numberOf(n ?? '')) ? 3 : numberOf(n ?? '');
  return addDays(today, (unit ?? '').startsWith('w') ? count * 7 : count * 30);
};
