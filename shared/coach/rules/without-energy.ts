import type { MealType } from '../../food-entries/meal-type.ts';
import { figureFact } from '../../facts/fact.ts';
import { dayPeriod, isOneDay, lastDays, type Period } from '../../facts/period.ts';
import { findEntries, nameFact } from './find-entries.ts';
import type { Ask } from './question.ts';
import { listed, mapSaid, type Said, say, sentences, silence } from './sentence.ts';

/** Energy, body weight and BMI in a sentence. */
const ENERGY =
  /\d ?(?:kcal|k?cals?|kj|kilojoules?|calories|kalorien|kg|kilos?|lbs?|pounds?)\b|\bbmi\b|body mass|\bdeficit|defizit|\bcalorie(?:s a day| goal| target| limit)|kalorienziel|of your energy|energy goal|\bweigh|\bweights?\b|gewicht|\bwieg/i;
/** Says nothing without the numbers before it. */
const SOURCE = /^These values come from /;
/** Questions about these values themselves. */
const ASKS_FOR_ENERGY =
  /\b(?:k?cals?|kj|kcal|calor\w*|kalorien\w*|energy|energie|bmi|weigh\w*|weight|wiege|gewicht|goals?|targets?|deficit|kalorienziel|surplus|burn\w*)\b/i;
/** Topics about the user's own days, whose foods can be listed instead of numbers. */
const OF_DIARY: ReadonlySet<string> = new Set([
  'bounds',
  'goal days',
  'left',
  'habits',
  'own food',
  'biggest meal',
  'extremes',
  'compare',
  'continued',
  'eaten',
  'totals',
  'overview',
  'narrowed',
]);

/** Explains to a user with a stated eating disorder why the coach leaves numbers out. */
const noEnergy = say`I leave out calories and weights here, because such numbers can make getting better harder. Your doctor, your treatment team or an eating disorder helpline can look at them with you.`;

const order: readonly MealType[] = ['breakfast', 'lunch', 'dinner', 'snack'];
/** A longer list is not a useful answer. */
const MAX_NAMED = 8;

/** Returns the foods of the asked period: of a day in the order of its meals, of several days each food once. */
const foodsOf = (ask: Ask): Said => {
  const { facts, meal, hours, periods, wants } = ask;
  const usual = wants.average ? lastDays(7, facts.date) : dayPeriod(facts.date, facts.date);
  const period: Period = periods[0] ?? usual;
  const entries = findEntries(facts, period, meal, hours).toReversed();
  if (entries.length === 0)
    return say`There are no entries ${period.fact}. You can add what you remember whenever you like.`;
  const inOrder = isOneDay(period)
    ? order.flatMap((type) => entries.filter(({ meal_type }) => meal_type === type))
    : [...new Map(entries.map((entry) => [entry.food_name.toLowerCase(), entry])).values()];
  const named = inOrder.slice(0, MAX_NAMED);
  const more = inOrder.length - named.length;
  const names = listed([
    ...named.map(({ id, food_name }) => say`${nameFact(`${period.id}.eaten.${id}`, food_name)}`),
    ...(more > 0 ? [say`${figureFact('entries.more', 'Further entries', more, null)} more`] : []),
  ]);
  return say`You had ${names} ${period.fact}.`;
};

const leavesOf = (said: Said): Said[] => {
  const { template } = said;
  return template?.kind === 'joined' && template.between === ' ' ? template.parts.flatMap(leavesOf) : [said];
};

/** Leaves the name of 'Oats (320 kcal)'. */
const withoutBrackets = (said: Said): Said => {
  const { template, text } = said;
  if (template?.kind !== 'text' || !template.key.startsWith('{1} (') || !ENERGY.test(text)) return said;
  const [name] = template.parts;
  return name === undefined ? said : say`${name}`;
};

/**
 * Returns an answer without energy, weights and BMI for a user with a stated eating disorder (decision 0069). A direct
 * question for such a value gets the foods that were eaten, and whom to ask.
 */
export const withoutEnergy = (said: Said, topic: string, ask: Ask): Said => {
  if (ask.facts.risk !== 'eating_disorder' || !ENERGY.test(said.text)) return said;
  const { template: _template, isUnsure: _isUnsure, ...rest } = said;
  const kept = sentences(
    ...leavesOf(mapSaid(said, withoutBrackets)).filter(
      ({ text }) => !ENERGY.test(text) && !SOURCE.test(text),
    ),
  );
  const isAsked = ask.measures.includes('calories') || ASKS_FOR_ENERGY.test(`${ask.text} ${ask.typed}`);
  const isOfDiary = OF_DIARY.has(topic);
  const known = (kept.text === '' || isAsked) && isOfDiary ? foodsOf(ask) : kept;
  if (known.text !== '' && !isAsked) return { ...rest, ...known };
  const answer = sentences(isOfDiary || topic === 'suggest' ? known : silence, noEnergy);
  return { ...rest, ...answer, isWithheld: true };
};
