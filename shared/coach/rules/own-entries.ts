import type { MealType } from '../../food-entries/schema.ts';
import type { NutrientName } from '../../nutrition/nutrients.ts';
import { amountsOfEntries } from '../../facts/amount.ts';
import { amountFact, type Fact, figureFact, nutrientWords, wordFact } from '../../facts/fact.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Period } from '../../facts/period.ts';
import { plainName, quoted } from '../../facts/plain-name.ts';
import { ENTRY_DAYS, type FactEntry } from '../../facts/source.ts';
import { normalForm } from '../../nutrition/text/normal-form.ts';
import { addDays } from '../../time/local-date.ts';
import { type Said, say } from './say.ts';

const wordsOf = (name: string): string[] =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(normalForm);

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

/** Entries whose names hold all words of a name. */
export const entriesNamed = (entries: readonly FactEntry[], name: string): FactEntry[] => {
  const asked = wordsOf(name).filter((word) => !idle.has(word));
  if (asked.length === 0) return [];
  return entries.filter(({ food_name }) => {
    const held = new Set(wordsOf(food_name));
    return asked.every((word) => held.has(word));
  });
};

/** The entries of some days, and of a meal where one is named. */
export const entriesOn = ({ entries }: Facts, { dates }: Period, meal: MealType | null): FactEntry[] => {
  const days = new Set(dates);
  return entries.filter(
    ({ local_date, meal_type }) => days.has(local_date) && (meal === null || meal_type === meal),
  );
};

/** Single entries are known of the last days only. */
export const isBeyondEntries = (facts: Facts, { dates }: Period): boolean =>
  (dates[0] ?? facts.date) <= addDays(facts.date, -ENTRY_DAYS);

/** 'the last 14 days' */
export const entryDays: Fact = {
  ...figureFact('entries.days', 'Days of which single entries are read', ENTRY_DAYS, 'day'),
  words: `the last ${ENTRY_DAYS} days`,
};

/** A name in quotes, as plain text. */
export const nameFact = (id: string, name: string): Fact =>
  wordFact(`${id}.name`, 'Name', quoted(plainName(name)));

/** 'X (320 kcal)' */
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
