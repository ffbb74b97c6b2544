import type { MealType } from '../../food-entries/meal-type.ts';
import type { NutrientName } from '../../nutrition/values/nutrients.ts';
import { amountsOfEntries } from '../../facts/amount.ts';
import { amountFact, type Fact, figureFact, nutrientWords, wordFact } from '../../facts/fact.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Period } from '../../facts/period.ts';
import { plainName, quoted } from '../../facts/plain-name.ts';
import { ENTRY_DAYS, type FactEntry } from '../../facts/source.ts';
import { MAX_DAYS } from './read/named-days.ts';
import { normalForm } from '../../nutrition/parse/normal-form.ts';
import { translateGerman } from '../../nutrition/parse/vocabulary/german-words.ts';
import { addDays, daysEnding } from '../../time/local-date.ts';
import { wallClockOf } from '../../time/wall-clock.ts';
import { membersOf } from './food-groups.ts';
import { type Hours, isIn } from './read/hours.ts';
import { type Said, say } from './sentence.ts';

const wordsOf = (name: string): string[] =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(normalForm);

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** Returns whether a German compound begins with a food: 'Thunfischsalat' with 'Thunfisch'. */
const isCompoundOf = (text: string, word: string): boolean =>
  word.length > 3 &&
  translateGerman(word) !== undefined &&
  text.split(/[^\p{L}]+/u).some((each) => each.length > word.length + 2 && each.startsWith(word));

const idle: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'any',
  'some',
  'my',
  'of',
  'with',
  'and',
  'please',
]);

/** Returns the entries whose names contain all words of a name. */
export const findEntriesByName = (entries: readonly FactEntry[], name: string): FactEntry[] => {
  const asked = lettersOf(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !idle.has(word));
  if (asked.length === 0) return [];
  return entries.filter(({ food_name }) => {
    const held = wordsOf(food_name);
    const text = lettersOf(food_name);
    return asked.every((word) => {
      const form = normalForm(word);
      const group = membersOf(form);
      return held.some((each) => each === form || group?.has(each)) || isCompoundOf(text, word);
    });
  });
};

/** Returns whether an entry falls into some hours in its own time zone. */
const isAt = ({ logged_at, time_zone }: FactEntry, hours: Hours): boolean =>
  isIn(hours, wallClockOf(new Date(logged_at), time_zone).time.slice(0, 5));

/** Returns the entries of some days, optionally of one meal and within some hours. */
export const findEntries = (
  { entries }: Facts,
  { dates }: Period,
  meal: MealType | null,
  hours: Hours | null = null,
): FactEntry[] => {
  const days = new Set(dates);
  return entries.filter(
    (entry) =>
      days.has(entry.local_date) &&
      (meal === null || entry.meal_type === meal) &&
      (hours === null || isAt(entry, hours)),
  );
};

/** Returns whether a period reaches back before the days with single entries. */
export const isOlderThanEntries = (facts: Facts, { dates }: Period): boolean =>
  (dates[0] ?? facts.date) <= addDays(facts.date, -facts.entryDays);

/** Returns whether the single entries of a period are known, as far as any are. */
export const isSeen = (facts: Facts, period: Period): boolean => {
  const dates = new Set(period.dates);
  return (
    !isOlderThanEntries(facts, period) ||
    daysEnding(facts.date, facts.entryDays).every((date) => dates.has(date))
  );
};

/** Describes the period of the entries, limited to the days with single entries. */
export const describeKnownPeriod = (facts: Facts, period: Period): Said =>
  isOlderThanEntries(facts, period) ? withOlder(facts, say`in ${knownDays(facts)}`) : say`${period.fact}`;

const lastDaysFact = (days: number): Fact => ({
  ...figureFact('entries.days', 'Days with individual entries', days, 'day'),
  words: `the last ${days} days`,
  german: `den letzten ${days} Tagen`,
});

/** 'the last 14 days'. */
export const entryDays: Fact = lastDaysFact(ENTRY_DAYS);

/** Names the days with loaded entries. */
export const knownDays = ({ entryDays: days }: Facts): Fact => lastDaysFact(days);

/** Marks a sentence that older entries may change, unless all are loaded. */
export const withOlder = ({ entryDays: days }: Facts, said: Said): Said =>
  days < MAX_DAYS ? { ...said, needsOlder: true } : said;

/** Returns a name in quotes, as plain text. */
export const nameFact = (id: string, name: string): Fact =>
  wordFact(`${id}.name`, 'Name', quoted(plainName(name)));

/** 'X (320 kcal)'. */
export const entryWords = (entry: FactEntry, nutrient: NutrientName = 'calories'): Said => {
  const id = `entry.${entry.id}`;
  const amounts = amountsOfEntries([entry]);
  const fact = amountFact(
    `${id}.${nutrient}`,
    `${nutrientWords[nutrient]} of an entry`,
    nutrient,
    amounts[nutrient],
  );
  return say`${nameFact(id, entry.food_name)} (${fact})`;
};

/** Explains why older foods cannot be shown. */
export const notSeen = (facts: Facts): Said =>
  withOlder(
    facts,
    say`I only see individual foods for ${knownDays(facts)}, so I can’t say. The diary shows older days.`,
  );
