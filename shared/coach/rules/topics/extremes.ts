import { figureFact } from '../../../facts/fact.ts';
import type { DayFacts } from '../../../facts/day-facts.ts';
import { distance } from '../../../facts/goal.ts';
import { averageFact, loggedFact } from '../../../facts/measure-facts.ts';
import {
  dayOf,
  type Measure,
  measureWords,
  spanOfPeriod,
  unitOfMeasure,
  valueOn,
} from '../../../facts/measure.ts';
import { dayPeriod, isOneDay, lastDays, namedPeriod, type Period } from '../../../facts/period.ts';
import { germanWeekdayNames, weekdayNames, weekdayOf } from '../../../facts/calendar.ts';
import { dayEnergyFact } from '../../../facts/single-facts.ts';
import { amountOf } from '../amounts.ts';
import type { Ask } from '../question.ts';
import { yourGoal } from '../goal-words.ts';
import { otherWords } from '../read/other-words.ts';
import { noEntriesMessage } from '../no-entries-message.ts';
import { type Said, say, sentences, silence } from '../sentence.ts';

interface Valued {
  day: DayFacts;
  value: number;
}

const valuedDays = ({ facts }: Ask, { dates }: Period, measure: Measure): Valued[] =>
  dates.flatMap((date) => {
    const day = dayOf(facts, date);
    const value = valueOn(day, measure);
    return value === null ? [] : [{ day, value }];
  });

const dayWithAmount = ({ facts }: Ask, measure: Measure, { day, value }: Valued): Said => {
  const period = dayPeriod(day.date, facts.date);
  const fact = figureFact(
    `${period.id}.${measure}`,
    `${measureWords[measure]} ${period.fact.words}`,
    value,
    unitOfMeasure(measure),
  );
  return say`${period.fact} with ${amountOf(measure, fact)}`;
};

const extreme = (days: readonly Valued[], isMost: boolean): Valued | undefined =>
  days.reduce<Valued | undefined>(
    (best, each) =>
      best === undefined || (isMost ? each.value > best.value : each.value < best.value) ? each : best,
    undefined,
  );

const extremeDay = (ask: Ask, period: Period, measure: Measure, isMost: boolean): Said => {
  const days = valuedDays(ask, period, measure);
  const found = extreme(days, isMost);
  if (found === undefined) return noEntriesMessage(ask.facts, period);
  const isToday = found.day.date === ask.facts.date;
  const before = extreme(
    days.filter(({ day }) => day.date !== ask.facts.date),
    isMost,
  );
  return sentences(
    say`You had the ${isMost ? 'most' : 'least'} ${measureWords[measure]} ${period.fact} ${dayWithAmount(ask, measure, found)}${isToday ? ' so far' : ''}.`,
    isToday && before !== undefined
      ? say`Today is not over yet; of the days before, it was ${dayWithAmount(ask, measure, before)}.`
      : silence,
  );
};

/** Returns the logged day closest to the goal or farthest from it. */
const goalDay = (ask: Ask, period: Period, isBest: boolean): Said => {
  const { facts } = ask;
  const days = spanOfPeriod(facts, period)
    .logged.filter(({ date }) => date !== facts.date)
    .map((day) => ({ day, value: distance(day, facts.goal.calories) }));
  const found = extreme(days, !isBest);
  if (found === undefined) return noEntriesMessage(facts, period);
  const at = dayPeriod(found.day.date, facts.date);
  return say`Of the days before today ${period.fact}, the one ${isBest ? 'nearest to' : 'farthest from'} ${yourGoal(facts)} was ${at.fact} with ${dayEnergyFact(facts, found.day)}.`;
};

const WEEKDAY = /\b(?:which|what) (?:weekday|day of the week)\b/;
const EXTREME =
  /\b(?:highest|lowest|max|maximum|min|minimum|biggest|largest|smallest|peak|top|heaviest|lightest|worst|best|fewest|day|single|ever|time|amount|at|once)\b/g;
const FOUR_WEEKS = 28;

/** Returns the weekday with the highest or lowest average. */
const ofWeekday = (ask: Ask, measure: Measure, isMost: boolean): Said => {
  const { facts } = ask;
  const window = lastDays(FOUR_WEEKS, facts.date);
  // Excludes today, which is not over yet.
  const past = window.dates.filter((date) => date !== facts.date);
  const days = [...Map.groupBy(past, weekdayOf)].map(([at, dates]) => {
    const name = weekdayNames[at] ?? '';
    const german = `${(germanWeekdayNames[at] ?? '').toLowerCase()}s`;
    return namedPeriod(`${name.toLowerCase()}s`, dates, `on ${name}s`, german);
  });
  const valued = days.flatMap((period) => {
    const fact = averageFact(facts, period, measure);
    return spanOfPeriod(facts, period).meals === 0 || fact.value === null
      ? []
      : [{ period, fact, value: fact.value }];
  });
  const [first, ...others] = valued;
  if (first === undefined) return noEntriesMessage(facts, window);
  const found = others.reduce(
    (best, each) => ((isMost ? each.value > best.value : each.value < best.value) ? each : best),
    first,
  );
  return say`Of the days of the week, you had the ${isMost ? 'most' : 'least'} ${measureWords[measure]} ${found.period.fact}: ${amountOf(measure, found.fact)} a day on average, over ${loggedFact(facts, found.period)} with entries ${window.fact}.`;
};

/** 'on which day did I eat most?', 'lowest carbs this month', 'my best day'. */
export const extremes = (ask: Ask): Said | null => {
  const { wants, periods, measures, facts, text, rest, isMinor } = ask;
  const [asked] = periods;
  const period = asked === undefined || isOneDay(asked) ? lastDays(7, facts.date) : asked;
  const ofGoal = (/\b(best|worst|closest|nearest|farthest|furthest) (?:\w+ )?(?:day|to)\b/.exec(text) ??
    /\bdays?\b.*\b(?:was|is|were|went|did i do) (?:my |the )?(best|worst)\b/.exec(text))?.[1];
  if (WEEKDAY.test(text) && (wants.most || wants.least))
    return ofWeekday(ask, measures[0] ?? 'calories', wants.most);
  if (ofGoal !== undefined && measures.length === 0 && !isMinor)
    return goalDay(ask, period, !['worst', 'farthest', 'furthest'].includes(ofGoal));
  if (!wants.most && !wants.least) return null;
  if (measures.length === 0 && !/\b(?:day|when|eat|ate|eaten)\b/.test(text)) return null;
  if (otherWords(rest.replace(EXTREME, ' ')) !== '') return null;
  const [measure = 'calories'] = measures;
  return extremeDay(ask, period, measure, wants.most);
};
