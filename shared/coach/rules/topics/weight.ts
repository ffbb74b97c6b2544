import { kgOfPounds, poundsOfKg } from '../../../profile/units.ts';
import { figureFact, wordFact } from '../../../facts/fact.ts';
import type { Facts } from '../../../facts/facts.ts';
import { dayPeriod, isOneDay, type Period } from '../../../facts/period.ts';
import { weighedFact, weightFigure } from '../../../facts/single-facts.ts';
import type { WeighedDay } from '../../../facts/source.ts';
import { SLOPE_DAYS, STEADY_KG, weightOf } from '../../../facts/weight.ts';
import type { Ask } from '../question.ts';
import { type Said, say, sentences, silence } from '../sentence.ts';

const WEIGHT =
  /\b(?:my weight|weight|weigh|weighed|weighing|weigh-?ins?|how heavy|(?:lost|lose|losing|gained|gain|gaining)(?: any| some| how many| how much)?(?: weight| kilos| kg| pounds| lbs?)?|scales?)\b/;
const REACH =
  /\b(?:how long|when (?:will|would|do|am) i|how many (?:weeks|days|months)|how soon|will i)\b.*?\b(?:reach|get to|be|weigh|hit|until|till|to)\b.*?(\d{2,3}(?:[.,]\d+)?) ?(kg|kilos?|kilograms?|lbs?|pounds?)?/;
const REACH_BARE =
  /\b(?:how long|when will i|how soon|how many weeks)\b.*\b(?:reach|goal weight|target weight|lose|gain|get there|until)\b/;

/** Matches the distance to a weight: 'how far from 68 kg', 'difference to 68'. */
const APART =
  /\b(?:how far|difference|distance|away|gap|how (?:much|many) (?:more|kg|kilos?|pounds|lbs?)|still|left|to go|from)\b.*?\b(?:from|to|until|till|of|between|for)\b.*?(\d{2,3}(?:[.,]\d+)?) ?(kg|kilos?|kilograms?|lbs?|pounds?)?(?![\d%]| ?(?:k?cal|g|mg|ml|days?|weeks?|entries))/;

const RATE = /\bhow fast\b|\b(?:pace|rate|speed|trend)\b|\b(?:per|a|each|every) week\b|\bweekly\b/;

const CHANGE = /\b(?:lost|lose|losing|gained|gain|gaining|changed?|so far)\b/;

const CHANGE_BY = /\b(lose|drop|gain)\b.*?(\d{1,3}(?:[.,]\d+)?) ?(kg|kilos?|kilograms?|lbs?|pounds?)?\b/;

const none = (facts: Facts): Said =>
  facts.person.weight === null
    ? say`You haven’t logged a weight yet. Once a week is enough to see a trend.`
    : say`Your profile says ${weightFigure(facts, 'weight.profile', 'Weight in the profile', facts.person.weight)}. Log your weight now and then, and I can show you the trend.`;

const slopeWords = (facts: Facts, slope: number | null): Said => {
  if (slope === null) return say`A few weigh-ins over more than a week will show a trend.`;
  const fact = weightFigure(facts, 'weight.slope', 'Weight trend a week', Math.abs(slope));
  if (Math.abs(slope) < STEADY_KG) return say`The trend over ${slopeDays} is nearly flat.`;
  return say`The trend over ${slopeDays} is ${fact} a week ${slope < 0 ? 'down' : 'up'}.`;
};

const slopeDays = wordFact(
  'weight.slope.days',
  'Days of the trend',
  `the last ${SLOPE_DAYS} days`,
  `die letzten ${SLOPE_DAYS} Tage`,
);

const changeWords = (facts: Facts, id: string, from: WeighedDay, change: number): Said => {
  const fact = weightFigure(facts, `${id}.change`, 'Weight change', Math.abs(change));
  const since = dayPeriod(from.date, facts.date).fact;
  if (fact.value === 0) return say`That is the same as ${since}.`;
  return say`That is ${fact} ${change < 0 ? 'less' : 'more'} than ${since}.`;
};

const ofDay = (facts: Facts, period: Period): Said => {
  const found = facts.weights.findLast(({ date }) => date <= (period.dates[0] ?? ''));
  if (found === undefined) return say`You hadn’t logged a weight ${period.fact} or earlier.`;
  const exact = found.date === period.dates[0] ? silence : say` That is the latest one before then.`;
  return say`You weighed ${weighedFact(facts, `weight.${found.date}`, 'Weight', found)}.${exact}`;
};

const ofPeriod = (facts: Facts, period: Period): Said => {
  const days = new Set(period.dates);
  const own = weightOf(facts.weights.filter(({ date }) => days.has(date)));
  if (own === null) return sentences(say`You haven’t logged a weight ${period.fact}.`, overall(facts));
  const now = say`You weighed ${weighedFact(facts, `weight.${own.last.date}`, 'Weight', own.last)}.`;
  return own.count < 2
    ? now
    : sentences(now, changeWords(facts, `${period.id}.weight`, own.first, own.change));
};

const overall = (facts: Facts): Said => {
  const { weight } = facts;
  if (weight === null) return none(facts);
  return sentences(
    say`Your last weight is ${weighedFact(facts, 'weight.last', 'Last weight', weight.last)}.`,
    weight.count < 2 ? silence : changeWords(facts, 'weight', weight.first, weight.change),
    slopeWords(facts, weight.slope),
  );
};

/** Returns the highest, lowest or average logged weight. */
const amongWeights = (
  facts: Facts,
  weights: readonly WeighedDay[],
  kind: 'most' | 'least' | 'average',
): Said => {
  const [first, ...others] = weights;
  if (first === undefined) return overall(facts);
  const count = figureFact('weight.count', 'Weights', weights.length, 'time');
  if (kind === 'average') {
    const mean = weights.reduce((sum, { weight: kg }) => sum + kg, 0) / weights.length;
    return say`Your average is ${weightFigure(facts, 'weight.average', 'Average weight', mean)}; you logged a weight ${count}.`;
  }
  const found = others.reduce(
    (best, each) => ((kind === 'most' ? each.weight > best.weight : each.weight < best.weight) ? each : best),
    first,
  );
  return say`Your ${kind === 'most' ? 'highest' : 'lowest'} weight I can see is ${weighedFact(facts, `weight.${kind}`, 'Weight', found)}.`;
};

/** A body mass index below 18.5 is underweight (WHO). */
const UNDERWEIGHT = 18.5;

const isTooLight = ({ person }: Facts, kg: number): boolean =>
  person.height !== null && kg / (person.height / 100) ** 2 < UNDERWEIGHT;

const reach = (facts: Facts, written: string, unit: string | undefined): Said => {
  const { weight } = facts;
  if (weight === null) return none(facts);
  const isPounds = unit === undefined ? facts.person.unit_system === 'imperial' : /^(?:lb|pound)/.test(unit);
  const asked = Number(written.replace(',', '.'));
  const kg = isPounds ? kgOfPounds(asked) : asked;
  if (kg < weight.last.weight && isTooLight(facts, kg))
    return say`That weight would be below the healthy range for your height (World Health Organization). Please talk to a doctor or dietitian before you aim for it.`;
  const target = figureFact('asked.weight', 'Requested weight', asked, isPounds ? 'lb' : 'kg');
  const now = say`Your last weight is ${weighedFact(facts, 'weight.last', 'Last weight', weight.last)}.`;
  const distance = kg - weight.last.weight;
  if (Math.abs(distance) < 0.05) return sentences(now, say`You’ve reached it.`);
  if (weight.slope === null) return sentences(now, slopeWords(facts, null));
  if (weight.slope * distance <= 0)
    return sentences(
      now,
      say`Your trend isn’t heading toward ${target} right now, so I can’t estimate a time.`,
    );
  const weeks = figureFact('asked.weeks', 'Weeks at this trend', Math.ceil(distance / weight.slope), 'week');
  return sentences(
    now,
    slopeWords(facts, weight.slope),
    say`At this rate, you would reach ${target} in about ${weeks}. Weight rarely moves in a straight line.`,
  );
};

/** Returns how far the last weight is from another one. */
const apart = (facts: Facts, written: string, unit: string | undefined): Said => {
  const { weight } = facts;
  if (weight === null) return none(facts);
  const isPounds = unit === undefined ? facts.person.unit_system === 'imperial' : /^(?:lb|pound)/.test(unit);
  const asked = Number(written.replace(',', '.'));
  const kg = isPounds ? kgOfPounds(asked) : asked;
  const target = figureFact('asked.weight', 'Requested weight', asked, isPounds ? 'lb' : 'kg');
  const gap = weightFigure(facts, 'asked.distance', 'Distance', Math.abs(kg - weight.last.weight));
  const now = say`Your last weight is ${weighedFact(facts, 'weight.last', 'Last weight', weight.last)}.`;
  if (gap.value === 0) return sentences(now, say`You’ve reached it.`);
  return kg < weight.last.weight
    ? sentences(now, say`That is ${gap} above ${target}.`)
    : sentences(now, say`That is ${gap} below ${target}.`);
};

/** Returns whether a number without a unit can be a body weight. */
const canBeWeight = (written: string): boolean => Number(written.replace(',', '.')) >= 35;

/** 'what do I weigh', 'weight this month', 'how long until 70 kg'. */
export const weight = (ask: Ask): Said | null => {
  const { text, facts, periods, isMinor, measures } = ask;
  const target = REACH.exec(text);
  const gap = APART.exec(text);
  const isAboutWeight =
    WEIGHT.test(text) ||
    target?.[2] !== undefined ||
    gap?.[2] !== undefined ||
    (RATE.test(text) && target?.[1] !== undefined && canBeWeight(target[1]));
  if (isMinor || (!isAboutWeight && !REACH_BARE.test(text))) return null;
  if (measures.length > 0 || /\bshould i\b|\bhow (?:can|do|to)\b/.test(text)) return null;
  if (
    target?.[1] !== undefined &&
    (target[2] !== undefined || /\bweigh|weight|reach|pace|rate|until\b/.test(text))
  )
    return reach(facts, target[1], target[2]);
  if (gap?.[1] !== undefined && periods.length === 0 && !CHANGE.test(text))
    return apart(facts, gap[1], gap[2]);
  const [, way, by, byUnit] = CHANGE_BY.exec(text) ?? [];
  if (REACH_BARE.test(text) && way !== undefined && by !== undefined && facts.weight !== null) {
    const isPounds =
      byUnit === undefined ? facts.person.unit_system === 'imperial' : /^(?:lb|pound)/.test(byUnit);
    const now = facts.weight.last.weight;
    const change =
      (isPounds ? kgOfPounds(Number(by.replace(',', '.'))) : Number(by.replace(',', '.'))) *
      (way.startsWith('g') ? 1 : -1);
    const aim = isPounds ? poundsOfKg(now + change) : Math.round((now + change) * 100) / 100;
    return reach(facts, String(aim), isPounds ? 'lb' : 'kg');
  }
  if (REACH_BARE.test(text))
    return sentences(
      overall(facts),
      say`Name the weight you have in mind, and I can say how long it would take at this rate.`,
    );
  const [period] = periods;
  if (facts.weight === null) return none(facts);
  const kind = ask.wants.most ? 'most' : ask.wants.least ? 'least' : ask.wants.average ? 'average' : null;
  if (kind !== null && (period === undefined || !isOneDay(period))) {
    const days = period && new Set(period.dates);
    return amongWeights(
      facts,
      facts.weights.filter(({ date }) => days?.has(date) ?? true),
      kind,
    );
  }
  if (RATE.test(text) && (period === undefined || period.id === 'last-7'))
    return sentences(
      slopeWords(facts, facts.weight.slope),
      say`Your last weight is ${weighedFact(facts, 'weight.last', 'Last weight', facts.weight.last)}.`,
      facts.weight.count < 2
        ? silence
        : changeWords(facts, 'weight', facts.weight.first, facts.weight.change),
    );
  // 'how much have I lost so far'.
  if (period === undefined || (period.id === 'today' && CHANGE.test(text))) return overall(facts);
  return isOneDay(period) ? ofDay(facts, period) : ofPeriod(facts, period);
};
