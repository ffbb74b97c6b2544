import type { Fact } from '../../../facts/fact.ts';
import { averageFact, loggedFact, totalFact } from '../../../facts/measure-facts.ts';
import { dayOf, type Measure, measureWords, spanOfPeriod } from '../../../facts/measure.ts';
import { dayPeriod, isOneDay, lastDays, type Period } from '../../../facts/period.ts';
import { amountOf, gaps } from '../amounts.ts';
import type { Ask } from '../question.ts';
import { againstGoal, leftToday } from '../goal-words.ts';
import { otherWords } from '../read/other-words.ts';
import { noEntriesMessage } from '../no-entries-message.ts';
import { listed, type Said, say, sentences, silence } from '../sentence.ts';

type Part = readonly [measure: Measure, fact: Fact];

/** The verb of a group of measures, and its sentences. */
interface Verb {
  has: (measure: Measure) => boolean;
  sofar: (amounts: Said) => Said;
  on: (amounts: Said, period: Period) => Said;
  total: (amounts: Said, period: Period) => Said;
  average: (amounts: Said, period: Period, logged: Fact) => Said;
}

const verbs: readonly Verb[] = [
  {
    has: (measure) => measure !== 'water' && measure !== 'meals',
    sofar: (amounts) => say`You have had ${amounts} today so far.`,
    on: (amounts, { fact }) => say`You had ${amounts} ${fact}.`,
    total: (amounts, { fact }) => say`You had ${amounts} in total ${fact}.`,
    average: (amounts, { fact }, logged) =>
      say`You had ${amounts} a day on average ${fact}, over ${logged} with entries.`,
  },
  {
    has: (measure) => measure === 'water',
    sofar: (amounts) => say`You have drunk ${amounts} today so far.`,
    on: (amounts, { fact }) => say`You drank ${amounts} ${fact}.`,
    total: (amounts, { fact }) => say`You drank ${amounts} in total ${fact}.`,
    average: (amounts, { fact }) =>
      say`On days with water logged you drank ${amounts} a day on average ${fact}.`,
  },
  {
    has: (measure) => measure === 'meals',
    sofar: (amounts) => say`You have logged ${amounts} today so far.`,
    on: (amounts, { fact }) => say`You logged ${amounts} ${fact}.`,
    total: (amounts, { fact }) => say`You logged ${amounts} in total ${fact}.`,
    average: (amounts, { fact }, logged) =>
      say`You logged ${amounts} a day on average ${fact}, over ${logged} with entries.`,
  },
];

/** '1,240 kcal and 45 g of protein', '1,500 ml of water', each with its verb. */
const amountsByVerb = (parts: readonly Part[]): { verb: Verb; amounts: Said }[] =>
  verbs
    .map((verb) => ({ verb, own: parts.filter(([measure]) => verb.has(measure)) }))
    .filter(({ own }) => own.length > 0)
    .map(({ verb, own }) => ({
      verb,
      amounts: listed(own.map(([measure, fact]) => amountOf(measure, fact))),
    }));

const factsFor = (measures: readonly Measure[], fact: (measure: Measure) => Fact): Part[] =>
  measures.map((measure) => [measure, fact(measure)] as const);

const ofDay = ({ facts, isMinor }: Ask, period: Period, measures: readonly Measure[]): Said => {
  const day = dayOf(facts, period.dates[0] ?? '');
  const isToday = day.date === facts.date;
  const asked = day.meals > 0 ? measures : measures.filter((measure) => measure === 'water');
  if (asked.length === 0 || (day.meals === 0 && day.water_ml === 0)) return noEntriesMessage(facts, period);
  if (day.water_ml === 0 && asked.every((measure) => measure === 'water'))
    return say`You haven’t logged any water ${period.fact}.`;
  const parts = factsFor(asked, (measure) => totalFact(facts, period, measure));
  const energy = day.amounts.calories;
  const goal =
    isMinor || !asked.includes('calories') || energy === null
      ? silence
      : isToday
        ? leftToday(facts)
        : say`That is ${againstGoal(facts, period.id, energy.value, period.fact.words)}.`;
  return sentences(
    ...amountsByVerb(parts).map(({ verb, amounts }) =>
      isToday ? verb.sofar(amounts) : verb.on(amounts, period),
    ),
    gaps(parts, measureWords),
    goal,
  );
};

const average = ({ facts }: Ask, period: Period, measures: readonly Measure[]): Said => {
  const parts = factsFor(measures, (measure) => averageFact(facts, period, measure));
  return sentences(
    ...amountsByVerb(parts).map(({ verb, amounts }) =>
      verb.average(amounts, period, loggedFact(facts, period)),
    ),
    gaps(parts, measureWords),
  );
};

const total = ({ facts }: Ask, period: Period, measures: readonly Measure[]): Said => {
  const parts = factsFor(measures, (measure) => totalFact(facts, period, measure));
  return sentences(...amountsByVerb(parts).map(({ verb, amounts }) => verb.total(amounts, period)));
};

const EACH_DAY = /\b(?:show|list|day by day|each day|every day|break ?down|per day|by day|daily)\b/;
/** A longer list is not a useful answer. */
const MAX_DAYS_NAMED = 7;

/** Lists a measure day by day, oldest first. */
const dayByDay = ({ facts }: Ask, period: Period, measure: Measure): Said => {
  const days = period.dates.map((date) => {
    const day = dayPeriod(date, facts.date);
    const amount = totalFact(facts, day, measure);
    const isEmpty = measure === 'water' ? amount.value === 0 : dayOf(facts, date).meals === 0;
    return isEmpty ? say`${day.fact} no entries` : say`${day.fact} ${amountOf(measure, amount)}`;
  });
  return say`Day by day: ${listed(days)}.`;
};

const ofSpan = (ask: Ask, period: Period, measures: readonly Measure[]): Said => {
  const { facts, wants, isMinor } = ask;
  const span = spanOfPeriod(facts, period);
  const asked = measures.filter((measure) => (measure === 'water' ? span.watered > 0 : span.meals > 0));
  if (asked.length === 0 && span.meals > 0) return say`You haven’t logged any water ${period.fact}.`;
  if (asked.length === 0) return noEntriesMessage(facts, period);
  const isAverage = wants.average && !wants.total;
  const energy = span.average.calories;
  const goal =
    wants.goal && !isMinor && asked.includes('calories') && energy !== null
      ? say`That is ${againstGoal(facts, `${period.id}.average`, energy.value, `average ${period.fact.words}`)}.`
      : silence;
  const [measure] = asked;
  const isListed =
    EACH_DAY.test(ask.text) && !isAverage && asked.length === 1 && period.dates.length <= MAX_DAYS_NAMED;
  return sentences(
    isListed && measure !== undefined ? dayByDay(ask, period, measure) : silence,
    isAverage ? silence : total(ask, period, asked),
    average(ask, period, asked),
    goal,
  );
};

/** Returns amounts over some days: totals for one day, totals and averages for several. */
export const amountsOn = (ask: Ask, periods: readonly Period[], measures: readonly Measure[]): Said =>
  sentences(
    ...periods.map((period) =>
      isOneDay(period) ? ofDay(ask, period, measures) : ofSpan(ask, period, measures),
    ),
  );

/** Matches questions without a measure, which are about energy. */
const HOW_MUCH = /\bhow much (?:did|have|do) i (?:eat|eaten|had|have|consumed?|log|logged)?(?: and| or)?$/;

/** 'my average on weekends'. */
const isNumberOnly = ({ wants, rest }: Ask): boolean =>
  (wants.average || wants.total) && otherWords(rest) === '';

/** 'carbs today?', 'average protein last week', 'how much sugar and salt yesterday'. */
export const totals = (ask: Ask): Said | null => {
  const { periods, wants, facts, rest, hours } = ask;
  const measures: readonly Measure[] =
    ask.measures.length === 0 && (HOW_MUCH.test(rest) || isNumberOnly(ask)) ? ['calories'] : ask.measures;
  if (measures.length === 0 || hours !== null || otherWords(rest) !== '') return null;
  const usual = wants.average ? lastDays(7, facts.date) : dayPeriod(facts.date, facts.date);
  return amountsOn(ask, periods.length > 0 ? periods.slice(0, 3) : [usual], measures);
};
