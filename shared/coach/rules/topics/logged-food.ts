import { mealTypes, type MealType } from '../../../food-entries/meal-type.ts';
import { daysBetween } from '../../../facts/calendar.ts';
import { amountFact, type Fact, figureFact, nutrientWords } from '../../../facts/fact.ts';
import { foodsOf, topFoods } from '../../../facts/foods.ts';
import type { NutrientName } from '../../../nutrition/values/nutrients.ts';
import { dayPeriod, lastDays, type Period } from '../../../facts/period.ts';
import { ENTRY_DAYS, type FactEntry } from '../../../facts/source.ts';
import { amountOf } from '../amounts.ts';
import type { Ask } from '../question.ts';
import {
  findEntriesByName,
  findEntries,
  entryDays,
  entryWords,
  isOlderThanEntries,
  isSeen,
  nameFact,
  notSeen,
  describeKnownPeriod,
} from '../find-entries.ts';
import { listed, type Said, say, sentences, silence } from '../sentence.ts';

const EAT = '(?:eat|ate|eaten|have|had|drink|drank|drunk|log|logged|get)';
const LAST = new RegExp(
  `\\b(?:when did i last ${EAT}|when (?:was|is) the last time (?:that )?i ${EAT}|last time (?:that )?i ${EAT}|how long (?:is it |has it been )?since i(?: last)? ${EAT}|when was my last|when did i ${EAT}) (.+)$`,
);
const OFTEN = new RegExp(
  `\\b(?:how often (?:do|did|have) i ${EAT}|how many times (?:do|did|have) i ${EAT}|how many (?:days|times) .*\\bi ${EAT}|how often (?:do|did|have) i|how many times (?:do|did|have) i) (.+)$`,
);
const MANY = new RegExp(
  `\\bhow (?:many|much) ([\\p{L} ]+?) (?:did|do|have) i (?:usually |normally )?${EAT}$`,
  'u',
);
const DID = new RegExp(
  `\\b(?:did i ${EAT}|have i (?:eaten|had|logged|drunk)) (?:any |some |a |an |the )?(.+)$`,
);
const FROM = /^.*\b(from|in) (?:my |the |all the |that )?(.+)$/;
const WHICH =
  /\b(?:(?:which|what) (?:foods?|things?|entry|entries|of my foods)\b.*\b(?:most|least|highest|lowest|biggest|top)|(?:top|biggest|main|highest|best|largest) (?:\w+ ){0,2}(?:sources?|foods?)|foods?\b.*\b(?:high|rich|low) in|(?:what|which) (?:has|had|contains?|contained) (?:the )?(?:most|least)|where .*\b(?:come|came|comes|coming) from|(?:most|highest|least|lowest) \w+ (?:foods?|things?)|foods? (?:gave|gives|give|with) .*most)\b/;
const FAVOURITE =
  /\b(?:(?:what|which) (?:foods? )?(?:do|did|have) i (?:eat|eaten|have|had) (?:the )?most(?: often)?|most (?:often|frequent\w*|common\w*)|favou?rite foods?|usual foods?|eat most often)\b/;
/** Phrases without a specific food. */
const anything =
  /^(?:(?:any|some)thing(?: .*)?|food|it|that|this|so (?:much|many)|enough|(?:too )?(?:much|many).*|most|least|total|all|calories|(?:more|less|better|worse)\b.*|water|well|healthy|today)?$/;

const plural = (name: string): string =>
  name
    .replace(/^(?:anything|something) (?:with|made (?:of|from|with)|containing|like) /, '')
    .replace(/ (?:that )?i (?:had|ate|eat|have|logged|drank)\b.*$/, '')
    .replace(/\b(?:please|again|yet|per|in total)\b/g, ' ')
    .replace(/\b(?:a|an|the|any|some)\s+/g, '')
    .trim();

const isMeal = (name: string): name is MealType => (mealTypes as readonly string[]).includes(name);

const found = (ask: Ask, name: string, period: Period): FactEntry[] =>
  isMeal(name)
    ? findEntries(ask.facts, period, name)
    : findEntriesByName(findEntries(ask.facts, period, null), name);

const notFound = (name: string, period: Period, isOlder: boolean): Said =>
  isOlder || period.id === `last-${ENTRY_DAYS}`
    ? say`I couldn't find ${nameFact('asked', name)} in ${entryDays}, which is as far back as I see individual foods.`
    : say`I couldn't find ${nameFact('asked', name)} in your entries ${period.fact}.`;

const last = (ask: Ask, name: string): Said => {
  const { facts } = ask;
  const window = lastDays(ENTRY_DAYS, facts.date);
  const [entry] = found(ask, name, window);
  if (entry === undefined) return notFound(name, window, true);
  const ago = daysBetween(entry.local_date, facts.date);
  const fact = figureFact(`entry.${entry.id}.ago`, 'Days ago', ago, 'day');
  return say`You last had ${entryWords(entry)} ${dayPeriod(entry.local_date, facts.date).fact}${ago < 2 ? silence : say`, ${fact} ago`}.`;
};

const often = (ask: Ask, name: string, isYesNo: boolean): Said => {
  const { facts } = ask;
  const window = lastDays(ENTRY_DAYS, facts.date);
  const usual = isYesNo && isMeal(name) ? dayPeriod(facts.date, facts.date) : window;
  const period = ask.periods[0] ?? usual;
  const entries = found(ask, name, period);
  const isOlder = isOlderThanEntries(facts, period);
  if (entries.length === 0)
    return isYesNo && !isOlder
      ? sentences(say`No.`, notFound(name, period, false))
      : notFound(name, period, isOlder);
  const id = `${period.id}.named.${entries[0]?.id ?? ''}`;
  const times = figureFact(`${id}.times`, 'Times eaten', entries.length, 'time');
  const days = figureFact(
    `${id}.days`,
    'Days with it',
    new Set(entries.map((each) => each.local_date)).size,
    'day',
  );
  const [newest] = entries;
  return sentences(
    say`${isYesNo ? 'Yes: you' : 'You'} logged ${nameFact('asked', name)} ${times}, on ${days}, ${isOlder ? say`in ${entryDays}` : say`${period.fact}`}.`,
    newest === undefined
      ? silence
      : say`The latest was ${entryWords(newest)} ${dayPeriod(newest.local_date, facts.date).fact}.`,
  );
};

const which = (ask: Ask): Said => {
  const { facts } = ask;
  const period = ask.periods[0] ?? lastDays(7, facts.date);
  const nutrient: NutrientName =
    ask.measures.find((each) => each !== 'water' && each !== 'meals') ?? 'calories';
  const entries = findEntries(facts, period, ask.meal);
  const foods = topFoods(foodsOf(entries), nutrient, entries.length);
  const chosen =
    ask.wants.least || /\blow in\b/.test(ask.text) ? foods.reverse().slice(0, 1) : foods.slice(0, 3);
  if (chosen.length === 0)
    return say`I couldn't find an entry that includes ${nutrientWords[nutrient]} ${period.fact}.`;
  const told = chosen.map(({ name, amounts, times, entries: same }) => {
    const id = `${period.id}.food.${same[0]?.id ?? ''}`;
    const amount: Fact = amountFact(
      `${id}.${nutrient}`,
      `${nutrientWords[nutrient]} from a food`,
      nutrient,
      amounts[nutrient],
    );
    return say`${nameFact(id, name)} (${amountOf(nutrient, amount)}, ${figureFact(`${id}.times`, 'Times eaten', times, 'time')})`;
  });
  return say`${ask.wants.least ? 'Least' : 'Most'} ${nutrientWords[nutrient]} ${describeKnownPeriod(facts, period)} came from ${listed(told)}.`;
};

const favourites = (ask: Ask): Said => {
  const { facts } = ask;
  const period = ask.periods[0] ?? lastDays(ENTRY_DAYS, facts.date);
  const foods = foodsOf(findEntries(facts, period, ask.meal)).sort((one, other) => other.times - one.times);
  if (foods.length === 0) return say`I couldn't find any entries ${period.fact}.`;
  const told = foods.slice(0, 5).map(({ name, times, entries }) => {
    const id = `${period.id}.food.${entries[0]?.id ?? ''}`;
    return say`${nameFact(id, name)} (${figureFact(`${id}.times`, 'Times eaten', times, 'time')})`;
  });
  return say`Your most frequent foods ${describeKnownPeriod(facts, period)}: ${listed(told)}.`;
};

/** Returns what a logged food provided: 'how many calories did I get from pizza'. */
const gave = (ask: Ask): Said | null => {
  const { facts, measures, rest } = ask;
  const nutrient = measures.find((each) => each !== 'water' && each !== 'meals');
  const [, preposition, named = ''] = FROM.exec(rest) ?? [];
  const name = plural(named);
  if (
    nutrient === undefined ||
    anything.test(name) ||
    isMeal(name) ||
    !(/\b(?:i|my)\b/.test(rest) || ask.periods.length > 0)
  )
    return null;
  const period = ask.periods[0] ?? lastDays(ENTRY_DAYS, facts.date);
  const entries = findEntriesByName(findEntries(facts, period, null), name);
  const [food] = entries;
  if (food === undefined)
    return preposition === 'from' || /\bin my\b/.test(rest)
      ? notFound(name, period, isOlderThanEntries(facts, period))
      : null;
  const amounts = foodsOf(entries.map((entry) => ({ ...entry, food_name: name })))[0]?.amounts;
  const id = `${period.id}.named.${food.id}.${nutrient}`;
  return say`You had ${amountOf(nutrient, amountFact(id, `${nutrientWords[nutrient]} from a food`, nutrient, amounts?.[nutrient] ?? null))} from ${nameFact('asked', name)} ${describeKnownPeriod(facts, period)}.`;
};

const answerOf = (ask: Ask): Said | null => {
  const { text, rest } = ask;
  const asked = (pattern: RegExp): string | null => {
    const name = plural(pattern.exec(rest)?.[1] ?? '');
    return anything.test(name) ? null : name;
  };
  const [lastName, oftenName] = [
    asked(LAST),
    asked(OFTEN) ?? (ask.measures.length === 0 ? asked(MANY) : null),
  ];
  if (lastName !== null) return last(ask, lastName);
  if (oftenName !== null) return often(ask, oftenName, false);
  if (FAVOURITE.test(text) && ask.measures.length === 0) return favourites(ask);
  if (WHICH.test(text) && !/\bday\b/.test(text)) return which(ask);
  const didName =
    ask.wants.goal || ask.wants.most || ask.wants.least || /\b(?:what|how|which|when|why|where)\b/.test(rest)
      ? null
      : asked(DID);
  if (didName !== null && ask.measures.length === 0) return often(ask, didName, true);
  return gave(ask);
};

/** Answers questions about logged foods, for the days with single entries. */
export const ownFood = (ask: Ask): Said | null => {
  const said = answerOf(ask);
  const [period] = ask.periods;
  return said === null || period === undefined || isSeen(ask.facts, period) ? said : notSeen;
};
