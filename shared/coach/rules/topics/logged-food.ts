import { mealTypes, type MealType } from '../../../food-entries/meal-type.ts';
import { daysBetween } from '../../../facts/calendar.ts';
import { amountFact, figureFact, nutrientWords } from '../../../facts/fact.ts';
import { foodsOf } from '../../../facts/foods.ts';
import type { NutrientName } from '../../../nutrition/values/nutrients.ts';
import { dayPeriod, isOneDay, lastDays, type Period } from '../../../facts/period.ts';
import { ENTRY_DAYS, type FactEntry } from '../../../facts/source.ts';
import { amountOf } from '../amounts.ts';
import type { Ask } from '../question.ts';
import {
  findEntriesByName,
  findEntries,
  entryWords,
  isOlderThanEntries,
  isSeen,
  knownDays,
  nameFact,
  notSeen,
  describeKnownPeriod,
  withOlder,
} from '../find-entries.ts';
import { foodWords } from '../read/food-words.ts';
import { type Said, say, sentences } from '../sentence.ts';
import { topFood } from './top-foods.ts';

const EAT = '(?:eat|ate|eaten|have|had|drink|drank|drunk|log|logged|get)';
const LAST = new RegExp(
  `\\b(?:when did i last ${EAT}|when (?:was|is) the last time (?:that )?i ${EAT}|last time (?:that )?i ${EAT}|how long (?:is it |has it been )?since i(?: last)? ${EAT}|when was my last|when did i ${EAT}) (.+)$`,
);
/** Matches other ways to ask for the latest time: 'the last burger was when', 'last pizza?'. */
const LAST_OF = /\b(?:last|latest|most recent|most recently)\b/;
const WHEN = /\b(?:when|how long|time|ago|day|since)\b/;
const FIRST = /\b(?:first|earliest)\b/;
const OFTEN = new RegExp(
  `\\b(?:how often (?:do|did|have) i ${EAT}|how many times (?:do|did|have) i ${EAT}|how many (?:days|times) .*\\bi ${EAT}|how often (?:do|did|have) i|how many times (?:do|did|have) i) (.+)$`,
);
const MANY = new RegExp(
  `\\bhow (?:many|much) ([\\p{L} ]+?) (?:did|do|have) i (?:usually |normally )?${EAT}$`,
  'u',
);
/** Matches other questions for a number of times: 'how many glasses of wine', 'number of pizzas'. */
const COUNT =
  /\b(?:how often|how many (?!calories|meals|entries|carbs|grams|kcal|weeks|months|years|people)|how many times|number of|count (?:of|my)|(?:do|did|have) i .*(?:often|a lot))\b/;
const DID = new RegExp(
  `\\b(?:did i ${EAT}|have i (?:eaten|had|logged|drunk)) (?:any |some |a |an |the )?(.+)$`,
);
const FROM = /^.*\b(from|in) (?:my |the |all the |that )?(.+)$/;
/** Phrases without a specific food. */
const anything =
  /^(?:(?:any|some)thing(?: .*)?|food|it|that|this|so (?:much|many)|enough|(?:too )?(?:much|many).*|most|least|total|all|calories|(?:more|less|better|worse)\b.*|water|well|healthy|today)?$/;

const plural = (name: string): string =>
  name
    .replace(/^(?:anything|something) (?:with|made (?:of|from|with)|containing|like) /, '')
    .replace(/ (?:that )?i (?:had|ate|eat|have|logged|drank)\b.*$/, '')
    .replace(/\b(?:please|again|yet|per|in total)\b/g, ' ')
    .replace(/\b(?:a|an|the|any|some)\s+/g, '')
    .replace(/^(?:(?:glass|cup|slice|piece|bowl|bottle|can|portion|serving|mug|bar)(?:e?s)?) (?:of )?/, '')
    .replace(/\s+/g, ' ')
    .trim();

const isMeal = (name: string): name is MealType => (mealTypes as readonly string[]).includes(name);

const found = (ask: Ask, name: string, period: Period): FactEntry[] =>
  isMeal(name)
    ? findEntries(ask.facts, period, name)
    : findEntriesByName(findEntries(ask.facts, period, null), name);

const notFound = ({ facts }: Ask, name: string, period: Period, isOlder: boolean): Said =>
  isOlder || period.dates.length >= facts.entryDays
    ? withOlder(
        facts,
        say`I couldn’t find ${nameFact('asked', name)} in ${knownDays(facts)}, which is as far back as I see individual foods.`,
      )
    : say`I couldn’t find ${nameFact('asked', name)} in your entries ${period.fact}.`;

const knownPeriod = ({ facts }: Ask): Period => lastDays(facts.entryDays, facts.date);

const last = (ask: Ask, name: string, isFirst = false): Said => {
  const { facts } = ask;
  const [asked] = ask.periods;
  const window = asked === undefined || isOneDay(asked) ? knownPeriod(ask) : asked;
  const all = found(ask, name, window);
  const entry = isFirst ? all.at(-1) : all[0];
  if (entry === undefined) return notFound(ask, name, window, asked === undefined);
  const ago = daysBetween(entry.local_date, facts.date);
  const fact = figureFact(`entry.${entry.id}.ago`, 'Days ago', ago, 'day');
  const day = dayPeriod(entry.local_date, facts.date).fact;
  if (isFirst)
    return withOlder(facts, say`The first time I can see was ${day}: ${entryWords(entry)}, ${fact} ago.`);
  return ago < 2
    ? say`You last had ${entryWords(entry)} ${day}.`
    : say`You last had ${entryWords(entry)} ${day}, ${fact} ago.`;
};

const often = (ask: Ask, name: string, isYesNo: boolean): Said => {
  const { facts } = ask;
  const usual = isYesNo && isMeal(name) ? dayPeriod(facts.date, facts.date) : knownPeriod(ask);
  const period = ask.periods[0] ?? usual;
  const entries = found(ask, name, period);
  const isOlder = isOlderThanEntries(facts, period);
  const [newest] = entries;
  if (newest === undefined)
    return isYesNo && !isOlder
      ? sentences(say`No.`, notFound(ask, name, period, false))
      : notFound(ask, name, period, isOlder);
  const id = `${period.id}.named.${newest.id}`;
  const times = figureFact(`${id}.times`, 'Times eaten', entries.length, 'time');
  const days = figureFact(
    `${id}.days`,
    'Days with it',
    new Set(entries.map((each) => each.local_date)).size,
    'day',
  );
  const when = isOlder ? withOlder(facts, say`in ${knownDays(facts)}`) : say`${period.fact}`;
  const what = say`${nameFact('asked', name)} ${times}, on ${days}, ${when}`;
  return sentences(
    isYesNo ? say`Yes: you logged ${what}.` : say`You logged ${what}.`,
    say`The latest was ${entryWords(newest)} ${dayPeriod(newest.local_date, facts.date).fact}.`,
  );
};

/** Returns what a logged food provided: 'how many calories did I get from pizza'. */
const gave = (ask: Ask): Said | null => {
  const { facts, measures, rest } = ask;
  const nutrient = measures.find((each): each is NutrientName => each !== 'water' && each !== 'meals');
  const [, preposition, named = ''] = FROM.exec(rest) ?? [];
  const name = plural(named);
  if (
    nutrient === undefined ||
    anything.test(name) ||
    isMeal(name) ||
    !(/\b(?:i|my)\b/.test(rest) || ask.periods.length > 0)
  )
    return null;
  const period = ask.periods[0] ?? lastDays(Math.max(ENTRY_DAYS, facts.entryDays), facts.date);
  const entries = findEntriesByName(findEntries(facts, period, null), name);
  const [food] = entries;
  if (food === undefined)
    return preposition === 'from' || /\bin my\b|\bi (?:had|ate|have|logged)\b/.test(rest)
      ? notFound(ask, name, period, isOlderThanEntries(facts, period))
      : null;
  const each = entryWords(food, nutrient);
  const latest = dayPeriod(food.local_date, facts.date).fact;
  if (entries.length === 1) return say`You had ${each} ${latest}.`;
  const amounts = foodsOf(entries.map((entry) => ({ ...entry, food_name: name })))[0]?.amounts;
  const id = `${period.id}.named.${food.id}.${nutrient}`;
  const sum = amountFact(id, `${nutrientWords[nutrient]} from a food`, nutrient, amounts?.[nutrient] ?? null);
  const times = figureFact(`${id}.times`, 'Times eaten', entries.length, 'time');
  return sentences(
    say`You had ${amountOf(nutrient, sum)} from ${nameFact('asked', name)} ${describeKnownPeriod(facts, period)}, logged ${times}.`,
    say`The latest was ${each} ${latest}.`,
  );
};

/** Returns a food that the rest of the question names and that the diary or the food table knows. */
const namedFood = (ask: Ask): string | null => {
  const name = foodWords(ask.rest);
  if (name === '' || name.split(' ').length > 4) return null;
  if (findEntriesByName(ask.facts.entries, name).length > 0) return name;
  return ask.foods(name).length > 0 ? name : null;
};

const answerOf = (ask: Ask): Said | null => {
  const { text, rest, measures } = ask;
  const asked = (pattern: RegExp): string | null => {
    const name = plural(pattern.exec(rest)?.[1] ?? '');
    return anything.test(name) || foodWords(name) === '' ? null : name;
  };
  const isOfWeight = /\b(?:weigh\w*|weight|goal|streak)\b/.test(text);
  const lastName = asked(LAST);
  if (lastName !== null && !isOfWeight) return last(ask, plural(lastName));
  const oftenName = asked(OFTEN) ?? (measures.length === 0 ? asked(MANY) : null);
  if (oftenName !== null) return often(ask, oftenName, false);
  const top = topFood(ask);
  if (top !== null) return top;
  const food = measures.length === 0 && !isOfWeight ? namedFood(ask) : null;
  if (food !== null) {
    const isOwn =
      /\b(?:i|my|me)\b/.test(text) || /\bwhen (?:was|is) the last\b/.test(text) || text.split(' ').length < 5;
    if (LAST_OF.test(text) && isOwn && (WHEN.test(text) || ask.periods.length === 0)) return last(ask, food);
    if (FIRST.test(text) && WHEN.test(text)) return last(ask, food, true);
    if (COUNT.test(text)) return often(ask, food, false);
    if (WHEN.test(text) && /\bi\b/.test(text) && /\bwhen\b/.test(text)) return last(ask, food);
  }
  const didName =
    ask.wants.goal || ask.wants.most || ask.wants.least || /\b(?:what|how|which|when|why|where)\b/.test(rest)
      ? null
      : asked(DID);
  if (didName !== null && measures.length === 0) return often(ask, didName, true);
  return gave(ask);
};

/** Answers questions about logged foods, for the days with single entries. */
export const ownFood = (ask: Ask): Said | null => {
  const said = answerOf(ask);
  const [period] = ask.periods;
  return said === null || period === undefined || isSeen(ask.facts, period) ? said : notSeen(ask.facts);
};
