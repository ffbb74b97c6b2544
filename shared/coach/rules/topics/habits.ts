import { amountFact, figureFact, nutrientWords, wordFact } from '../../../facts/fact.ts';
import { macroSplitOf } from '../../../facts/macros.ts';
import { spanOfPeriod } from '../../../facts/measure.ts';
import { lateNightOf, mealsOf } from '../../../facts/meals.ts';
import { lastDays, type Period } from '../../../facts/period.ts';
import { ENTRY_DAYS } from '../../../facts/source.ts';
import { type MealType, mealTypes } from '../../../food-entries/meal-type.ts';
import { amountsOfEntries, dividedBy } from '../../../facts/amount.ts';
import { amountOf } from '../amounts.ts';
import type { Ask } from '../question.ts';
import { noEntriesMessage } from '../no-entries-message.ts';
import { findEntries, isSeen, notSeen, describeKnownPeriod } from '../find-entries.ts';
import { capital, listed, type Said, say, sentences, silence } from '../sentence.ts';

const SPLIT =
  /\b(?:calories (?:come |comes |came )?from (?:protein|carbs|fat)|macro (?:split|ratio|balance|breakdown|distribution)|split|ratio|breakdown|(?:percent\w*|share|proportion|%) .*\b(?:from|of|is|are|was)\b.*\b(?:protein|carbs|fat)|balance of macros|(?:protein|carbs|fat) (?:as (?:a )?)?(?:percent\w*|share|%)|(?:percent\w*|share|%) (?:of )?(?:my )?(?:protein|carbs|fat))/;
const LATE =
  /\b(?:late (?:night|at night|in the evening|eating)|at night|night ?time|midnight|before bed|after (?:9|nine|21|10|ten)|late)\b/;
const MEALS =
  /\b(?:which|what|biggest|largest|smallest|heaviest|main) (?:is )?(?:my )?(?:\w+ )?meals?\b|\b(?:per|by|each|between|across) (?:my )?meals?\b|\bmeal (?:split|distribution|breakdown)\b/;

const SHARE = /\b(?:percent\w*|share|proportion|how much of my (?:energy|calories|food|intake|day))\b|%/;

const split = ({ facts }: Ask, period: Period): Said => {
  const span = spanOfPeriod(facts, period);
  if (span.meals === 0) return noEntriesMessage(facts, period);
  const shares = macroSplitOf(span.total);
  if (shares === null)
    return say`Your entries ${period.fact} don’t include protein, carbs and fat together, so I can’t split them.`;
  const share = (name: 'protein' | 'carbs' | 'fat'): Said =>
    say`${figureFact(`${period.id}.${name}.share`, `Energy from ${name} ${period.fact.words}`, shares[name], '%')} from ${name}`;
  return sentences(
    say`Of your energy ${period.fact}, ${listed([share('protein'), share('carbs'), share('fat')])}.`,
    shares.isPartial ? say`Some entries are missing one of them, so this is only a rough picture.` : silence,
  );
};

const meals = ({ facts, measures }: Ask, period: Period): Said => {
  const nutrient = measures.find((each) => each !== 'water' && each !== 'meals') ?? 'calories';
  const found = mealsOf(findEntries(facts, period, null));
  if (found.length === 0) return noEntriesMessage(facts, period);
  const told = [...found]
    .sort((one, other) => (other.amounts[nutrient]?.value ?? 0) - (one.amounts[nutrient]?.value ?? 0))
    .map(({ type, share, amounts }) => {
      const id = `${period.id}.${type}`;
      const amount = amountFact(
        `${id}.${nutrient}`,
        `${nutrientWords[nutrient]} for ${type} ${period.fact.words}`,
        nutrient,
        amounts[nutrient],
      );
      return nutrient === 'calories'
        ? say`${type} ${amount} (${figureFact(`${id}.share`, `Share of ${type}`, share, '%')})`
        : say`${type} ${amountOf(nutrient, amount)}`;
    });
  const when = describeKnownPeriod(facts, period);
  return say`Your ${nutrientWords[nutrient]} by meal ${when}, largest first: ${listed(told)}.`;
};

/** Returns a meal's share of the energy. */
const shareOf = ({ facts }: Ask, period: Period, meal: MealType): Said => {
  const entries = findEntries(facts, period, null);
  if (entries.length === 0) return noEntriesMessage(facts, period);
  const share = mealsOf(entries).find(({ type }) => type === meal)?.share ?? 0;
  const when = describeKnownPeriod(facts, period);
  return say`${capital(say`${meal}`)} had ${figureFact(`${period.id}.${meal}.share`, `Share of ${meal}`, share, '%')} of your energy ${when}.`;
};

/** Returns the average per kind of meal. */
const averageMeals = (ask: Ask, period: Period): Said => {
  const { facts, measures } = ask;
  const nutrient = measures.find((each) => each !== 'water' && each !== 'meals') ?? 'calories';
  const entries = findEntries(facts, period, null);
  if (entries.length === 0) return noEntriesMessage(facts, period);
  const when = describeKnownPeriod(facts, period);
  const told = mealTypes.flatMap((type) => {
    const own = entries.filter(({ meal_type }) => meal_type === type);
    if (own.length === 0) return [];
    const days = new Set(own.map(({ local_date }) => local_date)).size;
    const amount = dividedBy(amountsOfEntries(own), days)[nutrient];
    const fact = amountFact(
      `${period.id}.${type}.${nutrient}.average`,
      `${nutrientWords[nutrient]} of ${type} on average`,
      nutrient,
      amount,
    );
    return [{ value: amount?.value ?? 0, said: say`${type} ${amountOf(nutrient, fact)}` }];
  });
  const inOrder = told.toSorted((one, other) => other.value - one.value).map(({ said }) => said);
  return say`On average per day with that meal, ${when}, largest first: ${listed(inOrder)}.`;
};

const late = ({ facts }: Ask, period: Period): Said => {
  const entries = findEntries(facts, period, null);
  const found = lateNightOf(entries);
  if (found === null) return noEntriesMessage(facts, period);
  if (found.times === 0) return say`${lateHours} you had nothing ${describeKnownPeriod(facts, period)}.`;
  const id = `${period.id}.late`;
  const energy = figureFact(`${id}.calories`, 'Energy eaten late', found.calories, 'kcal');
  const share = figureFact(`${id}.share`, 'Share eaten late', found.share, '%');
  return say`${lateHours} you had ${energy} ${describeKnownPeriod(facts, period)}, ${share} of your energy.`;
};

const lateHours = wordFact(
  'late.hours',
  'Late',
  'Late, between 21:00 and 4:00,',
  'Spät, zwischen 21:00 und 4:00 Uhr,',
);

/** Answers how energy is distributed: by macros, by meals, late in the evening. */
export const habits = (ask: Ask): Said | null => {
  const { text, facts, periods, meal } = ask;
  const week = lastDays(7, facts.date);
  const isSplit = SPLIT.test(text) && meal === null && !/\bmeals?\b/.test(text);
  if (isSplit && !LATE.test(text)) return split(ask, periods[0] ?? week);
  const said = ofMeals(ask, week);
  return said !== null && periods[0] !== undefined && !isSeen(facts, periods[0]) ? notSeen(facts) : said;
};

const ofMeals = (ask: Ask, week: Period): Said | null => {
  const { text, facts, periods, meal } = ask;
  if (LATE.test(text) && /\b(?:eat|ate|eating|eaten|calories|snack|snacking|food|have|had)\b/.test(text))
    return late(ask, periods[0] ?? lastDays(ENTRY_DAYS, facts.date));
  if (meal !== null && SHARE.test(text)) return shareOf(ask, periods[0] ?? week, meal);
  if (MEALS.test(text) && meal === null && ask.wants.average) return averageMeals(ask, periods[0] ?? week);
  if (MEALS.test(text) && meal === null) return meals(ask, periods[0] ?? week);
  return null;
};
