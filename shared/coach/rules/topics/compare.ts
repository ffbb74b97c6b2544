import { rounded } from '../../../facts/amount.ts';
import { type Fact, figureFact } from '../../../facts/fact.ts';
import { averageFact, loggedFact, totalFact } from '../../../facts/measure-facts.ts';
import { type Measure, measureWords, spanOfPeriod, unitOfMeasure } from '../../../facts/measure.ts';
import {
  dayPeriod,
  isOneDay,
  lastDays,
  type Period,
  weekBefore,
  weekdayPeriod,
  weekendPeriod,
} from '../../../facts/period.ts';
import { addDays } from '../../../time/local-date.ts';
import { amountOf } from '../amounts.ts';
import type { Ask } from '../question.ts';
import { againstGoal } from '../goal-words.ts';
import { otherWords } from '../read/other-words.ts';
import { noEntriesMessage } from '../no-entries-message.ts';
import { capital, type Said, say, sentences, silence } from '../sentence.ts';

/** Compares single days by totals and longer periods by daily averages. */
const amountIn = ({ facts }: Ask, period: Period, measure: Measure): Fact =>
  isOneDay(period) ? totalFact(facts, period, measure) : averageFact(facts, period, measure);

const differenceOf = (measure: Measure, one: number, other: number): number =>
  rounded(measure === 'water' || measure === 'meals' ? 'protein' : measure, Math.abs(one - other));

const isEmpty = ({ facts }: Ask, period: Period, measure: Measure): boolean => {
  const span = spanOfPeriod(facts, period);
  return measure === 'water' ? span.watered === 0 : span.meals === 0;
};

const oneAgainst = (ask: Ask, one: Period, other: Period, measure: Measure): Said => {
  const empty = [one, other].filter((period) => isEmpty(ask, period, measure));
  if (empty.length > 0) return sentences(...empty.map((period) => noEntriesMessage(ask.facts, period)));
  const [fact, otherFact] = [amountIn(ask, one, measure), amountIn(ask, other, measure)];
  const average = (period: Period): string => (isOneDay(period) ? '' : ' a day on average');
  const [value, otherValue] = [fact.value, otherFact.value];
  const both = say`${capital(say`${one.fact}`)} you had ${amountOf(measure, fact)}${average(one)}, ${other.fact} ${amountOf(measure, otherFact)}${average(other)}.`;
  if (value === null || otherValue === null) return both;
  const difference = figureFact(
    `${one.id}.${other.id}.${measure}.difference`,
    `Difference of ${measureWords[measure]}`,
    differenceOf(measure, value, otherValue),
    unitOfMeasure(measure),
  );
  if (difference.value === 0) return sentences(both, say`That is the same.`);
  const isPartial = [fact, otherFact].some(({ words }) => words.startsWith('at least'));
  const direction = value > otherValue ? 'more' : 'less';
  return sentences(
    both,
    isPartial
      ? say`Some entries are missing that value, so I can’t say how much they differ.`
      : say`That is ${difference} ${isOneDay(one) ? '' : 'a day '}${direction} ${one.fact}.`,
  );
};

/** Returns the two periods to compare, with the usual default for a missing one. */
const pairOf = ({ periods, text, wants, facts: { date } }: Ask): readonly [Period, Period] => {
  const [one, other] = periods;
  if (/\bweekends?\b/.test(text) && /\bweek ?days?|workdays\b/.test(text))
    return [weekdayPeriod(date), weekendPeriod(date)];
  if (one !== undefined && other !== undefined) return [one, other];
  const today = dayPeriod(date, date);
  if (one === undefined) return [lastDays(7, date), weekBefore(date)];
  if (isOneDay(one) && wants.average) return [one, lastDays(7, date)];
  if (one.id === 'yesterday') return [today, one];
  if (one.id === 'today') return [one, dayPeriod(addDays(date, -1), date)];
  if (one.id === 'weekends') return [weekdayPeriod(date), one];
  if (one.id === 'weekdays') return [one, weekendPeriod(date)];
  if (one.id === 'week-before') return [lastDays(7, date), one];
  if (isOneDay(one)) return [today, one];
  return one.id === 'last-7' ? [one, weekBefore(date)] : [lastDays(7, date), one];
};

const withGoal = (ask: Ask): Said => {
  const { facts, periods } = ask;
  const period = periods[0] ?? lastDays(7, facts.date);
  const span = spanOfPeriod(facts, period);
  if (span.meals === 0) return noEntriesMessage(facts, period);
  const energy = amountIn(ask, period, 'calories');
  const average = isOneDay(period) ? '' : ' a day on average';
  const days = isOneDay(period) ? silence : say` over ${loggedFact(facts, period)} with entries`;
  return sentences(
    say`You had ${energy}${average} ${period.fact}${days}.`,
    say`That is ${againstGoal(facts, energy.id, energy.value ?? 0, period.fact.words)}.`,
  );
};

/** Words that indicate a comparison. */
const COMPARING =
  /\b(?:compare\w*|comparison|versus|against|than|differ\w*|between|change[ds]?|changing|trend\w*|more|less|up|down|better|worse|higher|lower|increas\w*|decreas\w*|ris(?:e|ing)|fall\w*|improv\w*|before|last|goals?|targets?|usual|weekends?|weekdays?|workdays|stand|stack|since|or|eats?|recent\w*|healthier|over|time|with|of|as)\b/g;

/** 'this week against last week', 'weekdays or weekends', 'how do I compare with my goal'. */
export const compare = (ask: Ask): Said | null => {
  const { wants, text, rest, periods, measures, isMinor } = ask;
  const namesBoth = /\bweekends?\b/.test(text) && /\b(?:week ?days?|workdays)\b/.test(text);
  const isChoice =
    periods.length === 2 &&
    /\b(?:or|and)\b/.test(text) &&
    /\b(?:more|less|better|worse|higher|lower)\b/.test(text);
  const [single] = periods;
  const isAgainstRest =
    periods.length === 1 &&
    (single?.id === 'weekends' || single?.id === 'weekdays') &&
    /\b(?:more|less|better|worse|higher|lower|fewer)\b/.test(text);
  if (!wants.comparison && !namesBoth && !isChoice && !isAgainstRest) return null;
  if (otherWords(rest.replace(COMPARING, ' ')) !== '') return null;
  if (wants.goal) return isMinor ? null : withGoal(ask);
  const [one, other] = pairOf(ask);
  const asked: readonly Measure[] = measures.length > 0 ? measures.slice(0, 3) : ['calories', 'protein'];
  if (isEmpty(ask, one, 'calories') && isEmpty(ask, other, 'calories') && !asked.includes('water'))
    return sentences(noEntriesMessage(ask.facts, one));
  const comparisons = asked.map((measure) => oneAgainst(ask, one, other, measure));
  // Removes duplicate sentences about days without entries.
  return sentences(...new Map(comparisons.map((said) => [said.text, said])).values());
};
