import { type Fact, figureFact } from '../../../facts/fact.ts';
import type { DayFacts } from '../../../facts/day-facts.ts';
import { averageFact, loggedFact, totalFact } from '../../../facts/measure-facts.ts';
import {
  dayOf,
  type Measure,
  measureWords,
  spanOfPeriod,
  unitOfMeasure,
  valueOn,
} from '../../../facts/measure.ts';
import { dayPeriod, isOneDay, lastDays, type Period } from '../../../facts/period.ts';
import { amountOf, gaps } from '../amounts.ts';
import type { Ask } from '../question.ts';
import { noEntriesMessage } from '../no-entries-message.ts';
import { allDays } from '../read/named-days.ts';
import { type Bound, findThreshold } from '../read/threshold.ts';
import { listed, type Said, say, sentences, silence } from '../sentence.ts';
import { targetOf } from '../targets.ts';

const OF_PAST =
  /\b(?:did|do|have|has|had|was|were|when|days?|often|ever|am|stay\w*|keep|kept|eat|ate|how much)\b/;
const COUNT =
  /\b(?:how many|which|what|number of|on how many|count) (?:of )?(?:my |the )?(?:\w+ )?days\b|\bhow often\b|\bhow many times\b|\bdays (?:with|over|under|above|below|where|when|of)\b|\b(?:every|each) day\b|\balways\b/;
const LAST = /\b(?:when|last time)\b/;
const NUTRIENT_GOAL = /\b(?:goals?|targets?|guide|limit|recommend\w*)\b/;

/** Returns whether a day meets a threshold, or null if unknown values could change the result. */
const holds = (day: DayFacts, { measure, value, direction }: Bound): boolean | null => {
  const own = valueOn(day, measure);
  const isPartial = measure !== 'water' && (day.amounts[measure]?.isAtLeast ?? true);
  if (own === null) return null;
  const isOver = direction === 'over' || direction === 'at most' ? own > value : own >= value;
  // Unknown values can only increase a sum.
  if (isPartial && !isOver) return null;
  return direction === 'under' || direction === 'at most' ? !isOver : isOver;
};

const wordsOf = (bound: Bound, fact: Fact): Said => {
  const how = { over: 'more than', under: 'less than', 'at least': 'at least', 'at most': 'at most' }[
    bound.direction
  ];
  return say`${how} ${amountOf(bound.measure, fact)}`;
};

const daysIn = ({ facts }: Ask, period: Period, measure: Measure): DayFacts[] => {
  const span = spanOfPeriod(facts, period);
  return measure === 'water'
    ? period.dates.map((date) => dayOf(facts, date)).filter(({ water_ml }) => water_ml > 0)
    : [...span.logged];
};

const MAX_NAMED = 7;

const counted = (ask: Ask, period: Period, bound: Bound, fact: Fact): Said => {
  const { facts, text } = ask;
  const days = daysIn(ask, period, bound.measure);
  if (days.length === 0) return noEntriesMessage(facts, period);
  const found = days.filter((day) => holds(day, bound) === true);
  const unsure = days.filter((day) => holds(day, bound) === null);
  const id = `${period.id}.${bound.measure}.${bound.direction}`;
  const count = figureFact(`${id}.days`, `Days ${period.fact.words}`, found.length, 'day');
  const of = figureFact(`${id}.of`, `Days checked ${period.fact.words}`, days.length, 'day');
  const unknown = figureFact(`${id}.unknown`, 'Days with missing values', unsure.length, 'day');
  const named = found.slice(-MAX_NAMED).map(({ date }) => say`${dayPeriod(date, facts.date).fact}`);
  return sentences(
    say`You had ${wordsOf(bound, fact)} on ${count} of ${of} with entries ${period.fact}.`,
    unsure.length === 0
      ? silence
      : say`I can’t say for ${unknown}, since some entries are missing that value.`,
    named.length > 0 && /\b(?:which|what|when)\b/.test(text)
      ? say`${found.length > MAX_NAMED ? 'Most recently' : 'When'}: ${listed(named)}.`
      : silence,
  );
};

const ofDay = (ask: Ask, period: Period, bound: Bound, fact: Fact): Said => {
  const { facts } = ask;
  const day = dayOf(facts, period.dates[0] ?? '');
  if (daysIn(ask, period, bound.measure).length === 0) return noEntriesMessage(facts, period);
  const had = totalFact(facts, period, bound.measure);
  const sum = say`you had ${amountOf(bound.measure, had)} ${period.fact}`;
  const is = holds(day, bound);
  const lacks = gaps([[bound.measure, had]], measureWords);
  if (is === null) return sentences(say`I can’t say for sure: ${sum}.`, lacks);
  const soFar = period.id === 'today' ? say` so far` : silence;
  return sentences(
    say`${is ? 'Yes' : 'No'}: ${sum}${soFar}. You asked about ${wordsOf(bound, fact)}.`,
    lacks,
  );
};

const latest = (ask: Ask, bound: Bound, fact: Fact): Said => {
  const { facts } = ask;
  const period = ask.periods[0] ?? allDays(facts.date);
  const day = daysIn(ask, period, bound.measure).findLast((each) => holds(each, bound) === true);
  if (day === undefined) return say`I couldn’t find a day with ${wordsOf(bound, fact)} ${period.fact}.`;
  const at = dayPeriod(day.date, facts.date);
  return say`The latest day with ${wordsOf(bound, fact)} was ${at.fact}: ${amountOf(bound.measure, totalFact(facts, at, bound.measure))}.`;
};

const ofSpan = (ask: Ask, period: Period, bound: Bound, fact: Fact): Said => {
  const { facts, wants } = ask;
  if (daysIn(ask, period, bound.measure).length === 0) return noEntriesMessage(facts, period);
  const average = say`You had ${amountOf(bound.measure, averageFact(facts, period, bound.measure))} a day on average ${period.fact}, over ${loggedFact(facts, period)} with entries.`;
  return wants.average
    ? average
    : sentences(
        say`You had ${amountOf(bound.measure, totalFact(facts, period, bound.measure))} in total ${period.fact}.`,
        average,
        counted(ask, period, bound, fact),
      );
};

/**
 * 'did I eat more than 2000 calories yesterday', 'how many days over 60 g of protein', 'when did I last go below 1500'.
 */
export const bounds = (ask: Ask): Said | null => {
  const { text, rest, measures, facts, periods, isMinor, meal, hours } = ask;
  if (meal !== null || hours !== null || isMinor || /\b(?:will|weigh\w*|weight)\b/.test(text)) return null;
  const [period] = periods;
  const week = lastDays(7, facts.date);
  const named = findThreshold(rest, measures);
  if (named !== null && OF_PAST.test(text)) {
    const unit = unitOfMeasure(named.measure);
    const fact = figureFact('asked.bound', 'Requested value', named.value, unit);
    if (COUNT.test(text))
      return counted(ask, period === undefined || isOneDay(period) ? week : period, named, fact);
    if (LAST.test(text)) return latest(ask, named, fact);
    if (period === undefined || isOneDay(period))
      return ofDay(ask, period ?? dayPeriod(facts.date, facts.date), named, fact);
    return ofSpan(ask, period, named, fact);
  }
  const [measure] = measures;
  if (measure === undefined || measure === 'calories' || measure === 'meals') return null;
  const isSpan = period !== undefined && !isOneDay(period);
  const isCount = COUNT.test(text) || (isSpan && /^(?:\w+ )?(?:did|have|do) i\b/.test(text));
  if (!NUTRIENT_GOAL.test(text) || !isCount) return null;
  const target = targetOf(facts, measure);
  const value = target?.bound?.value ?? null;
  if (target === null || target.bound === null || value === null) return null;
  const bound: Bound = { measure, value, direction: target.isMost ? 'at most' : 'at least' };
  return sentences(counted(ask, isSpan ? period : week, bound, target.bound), target.words);
};
