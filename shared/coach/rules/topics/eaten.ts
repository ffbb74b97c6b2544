import { foodsOf } from '../../../facts/foods.ts';
import { amountsOfEntries, dividedBy } from '../../../facts/amount.ts';
import { amountFact, figureFact, wordFact } from '../../../facts/fact.ts';
import type { Measure } from '../../../facts/measure.ts';
import { measureWords } from '../../../facts/measure.ts';
import { dayPeriod, isOneDay, lastDays, type Period } from '../../../facts/period.ts';
import type { FactEntry } from '../../../facts/source.ts';
import { amountOf, gaps } from '../amounts.ts';
import type { Ask } from '../question.ts';
import { noEntriesMessage } from '../no-entries-message.ts';
import {
  findEntries,
  entryWords,
  isOlderThanEntries,
  knownDays,
  nameFact,
  withOlder,
} from '../find-entries.ts';
import { listed, type Said, say, sentences, silence } from '../sentence.ts';
import { amountsOn } from './totals.ts';

const WHAT =
  /\b(?:what (?:all )?(?:did|have|do) i (?:eat|eaten|have|had|log|logged|drink)|what (?:was|is|were) (?:in |for )?(?:my |for )?(?:breakfast|lunch|dinner|snack)|what i (?:have )?(?:ate|had|eaten|logged|drank|drunk)|(?:list|show) (?:me )?(?:my |all |what |everything )*(?:entries|foods?|meals|breakfast|lunch|dinner|snack|i ate|i had)|what .*\bi (?:ate|eat|had|eaten|drank|drunk)\b|(?:did|have) i (?:eat|eaten|logged|log|had|have) (?:anything|something)|^(?:did|have) i log(?:ged)?(?: yet| already| any food)*$|my (?:food )?(?:log|diary)|which foods did i (?:eat|have))/;
const HOW_MUCH = /\bhow much (?:did|have|do) i (?:eat|eaten|have|had)\b/;
/** A longer list is not a useful answer. */
const MAX_NAMED = 8;

const place = ({ meal, hours }: Ask, period: Period): Said => {
  const days =
    hours === null
      ? say`${period.fact}`
      : say`${period.fact} ${wordFact(`${period.id}.hours`, 'Hours', hours.words, hours.german)}`;
  return meal === null ? days : say`for ${meal} ${days}`;
};

/** Returns the ID of a part of some days. */
const partOf = ({ meal, hours }: Ask, period: Period): string =>
  `${period.id}.${hours === null ? (meal ?? 'all') : `${hours.from}-${hours.to}.${meal ?? 'all'}`}`;

const restOf = (left: number): Said[] =>
  left > 0 ? [say`${figureFact('entries.more', 'Further entries', left, null)} more`] : [];

const oneByOne = (ask: Ask, period: Period, entries: readonly FactEntry[]): Said => {
  const inOrder = [...entries].reverse();
  const named = inOrder.slice(0, MAX_NAMED);
  const id = partOf(ask, period);
  const energy = amountFact(`${id}.calories`, 'Total energy', 'calories', amountsOfEntries(entries).calories);
  return sentences(
    say`You had ${listed([...named.map((entry) => entryWords(entry)), ...restOf(inOrder.length - named.length)])} ${place(ask, period)}.`,
    entries.length > 1 ? say`That’s ${energy} in total.` : silence,
  );
};

/** Lists the foods of several days, most frequent first. */
const byFood = (ask: Ask, period: Period, entries: readonly FactEntry[]): Said => {
  const foods = foodsOf(entries).sort((one, other) => other.times - one.times);
  const named = foods.slice(0, MAX_NAMED).map(({ name, times, entries: same }) => {
    const id = `${period.id}.food.${same[0]?.id ?? ''}`;
    return say`${nameFact(id, name)} (${figureFact(`${id}.times`, 'Times eaten', times, 'time')})`;
  });
  return say`You had ${listed([...named, ...restOf(foods.length - named.length)])} ${place(ask, period)}.`;
};

const list = (ask: Ask, period: Period): Said => {
  const { facts, meal, hours } = ask;
  if (isOlderThanEntries(facts, period))
    return sentences(
      withOlder(
        facts,
        say`I only see individual foods for ${knownDays(facts)}. Open the day in your diary to see the rest.`,
      ),
      amountsOn({ ...ask, isMinor: true }, [period], ['calories']),
    );
  const entries = findEntries(facts, period, meal, hours);
  if (entries.length === 0)
    return meal === null && hours !== null && findEntries(facts, period, null).length > 0
      ? say`I couldn’t find an entry ${place(ask, period)}. Entries keep the time you logged them with.`
      : meal === null
        ? noEntriesMessage(facts, period)
        : say`You haven’t logged anything for ${meal} ${period.fact}. You can still add what you remember.`;
  return isOneDay(period) ? oneByOne(ask, period, entries) : byFood(ask, period, entries);
};

/** Returns how much of some measures a meal contained. */
const amountsOfMeal = (ask: Ask, period: Period, measures: readonly Measure[]): Said => {
  const isAverage = ask.wants.average && !isOneDay(period);
  const entries = findEntries(ask.facts, period, ask.meal, ask.hours);
  if (entries.length === 0 || isOlderThanEntries(ask.facts, period)) return list(ask, period);
  const days = new Set(entries.map(({ local_date }) => local_date)).size;
  const sums = amountsOfEntries(entries);
  const amounts = isAverage ? dividedBy(sums, days) : sums;
  const parts = measures.flatMap((measure) =>
    measure === 'water' || measure === 'meals'
      ? []
      : [
          [
            measure,
            amountFact(
              `${partOf(ask, period)}.${measure}${isAverage ? '.average' : ''}`,
              `${measureWords[measure]} for ${ask.meal ?? 'all meals'} ${period.fact.words}`,
              measure,
              amounts[measure],
            ),
          ] as const,
        ],
  );
  if (parts.length === 0)
    return say`You logged ${figureFact(`${partOf(ask, period)}.entries`, 'Entries', entries.length, 'entry')} ${place(ask, period)}.`;
  return sentences(
    isAverage
      ? say`You had ${listed(parts.map(([measure, fact]) => amountOf(measure, fact)))} on average ${place(ask, period)}, over ${figureFact(`${partOf(ask, period)}.days`, 'Days with it', days, 'day')}.`
      : say`You had ${listed(parts.map(([measure, fact]) => amountOf(measure, fact)))} ${place(ask, period)}.`,
    gaps(parts, measureWords),
  );
};

/** 'what did I eat yesterday', 'what was for lunch on Tuesday', 'protein at breakfast'. */
export const eaten = (ask: Ask): Said | null => {
  const { text, meal, hours, periods, facts, wants } = ask;
  const measures: readonly Measure[] =
    ask.measures.length > 0 || !((meal !== null && wants.average) || (hours !== null && HOW_MUCH.test(text)))
      ? ask.measures
      : ['calories'];
  const usual = wants.average ? lastDays(7, facts.date) : dayPeriod(facts.date, facts.date);
  const asked = periods.length > 0 ? periods.slice(0, 3) : [usual];
  const each = (answerFor: (period: Period) => Said): Said => sentences(...asked.map(answerFor));
  if (
    (meal !== null || hours !== null) &&
    measures.length > 0 &&
    !wants.most &&
    !wants.least &&
    !/\bmeals\b/.test(text)
  )
    return each((period) => amountsOfMeal(ask, period, measures));
  if (
    (WHAT.test(text) || WHAT.test(ask.rest)) &&
    !wants.most &&
    !wants.least &&
    measures.every((measure) => measure === 'meals')
  )
    return each((period) => list(ask, period));
  const isBare =
    meal !== null &&
    ask.rest
      .replace(/\b(?:breakfast|lunch|dinner|snack|my|for|and|the|in|at|was|is|how|a)\b|[?]/g, '')
      .trim() === '';
  return isBare ? each((period) => list(ask, period)) : null;
};
