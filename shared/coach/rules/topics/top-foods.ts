import { amountsOfEntries } from '../../../facts/amount.ts';
import { amountFact, type Fact, figureFact, nutrientWords, wordFact } from '../../../facts/fact.ts';
import { type FoodFacts, foodsOf, topFoods } from '../../../facts/foods.ts';
import { dayPeriod, isOneDay, lastDays, type Period } from '../../../facts/period.ts';
import type { FactEntry } from '../../../facts/source.ts';
import { plainName, quoted } from '../../../facts/plain-name.ts';
import { type MealType, mealTypes } from '../../../food-entries/meal-type.ts';
import type { NutrientName } from '../../../nutrition/values/nutrients.ts';
import { amountOf } from '../amounts.ts';
import { noEntriesMessage } from '../no-entries-message.ts';
import { describeKnownPeriod, findEntries, nameFact } from '../find-entries.ts';
import type { Ask } from '../question.ts';
import { listed, type Said, say } from '../sentence.ts';

const WHICH =
  /\b(?:(?:which|what) (?:foods?|things?|entry|entries|of my foods)\b.*\b(?:most|least|highest|lowest|biggest|top)|(?:top|biggest|main|highest|best|largest) (?:\w+ ){0,2}(?:sources?|foods?)|foods?\b.*\b(?:high|rich|low) in|(?:what|which) (?:has|had|contains?|contained) (?:the )?(?:most|least)|where .*\b(?:come|came|comes|coming) from|(?:most|highest|least|lowest) \w+ (?:foods?|things?)|foods? (?:gave|gives|give|with) .*most|what (?:gave|gives|contributed|contributes|added) .*\b(?:most|least)|(?:which|what) (?:snacks?|drinks?) .*\b(?:most|least|highest|lowest))\b/;
const FAVOURITE =
  /\b(?:(?:what|which) (?:foods? )?(?:do|did|have) i (?:eat|eaten|have|had) (?:the )?most(?: often)?|most (?:often|frequent\w*|common\w*)|favou?rite foods?|usual foods?|eat most often)\b/;
/** Matches one meal among the meals of its kind: 'my highest-protein breakfast', 'which of my dinners has the most'. */
const OF_MEALS =
  /\b(?:highest|lowest|biggest|largest|smallest|best|worst|most|least|heaviest|lightest|top|fattest|saltiest|sweetest)\b/;

/** Returns one dish or meal with its amount and day. */
const mealWords = (ask: Ask, entries: readonly FactEntry[], nutrient: NutrientName): Said => {
  const { facts } = ask;
  const [first] = entries;
  const id = `entry.${first?.id ?? ''}`;
  const amount = amountFact(
    `${id}.meal.${nutrient}`,
    `${nutrientWords[nutrient]} of a meal`,
    nutrient,
    amountsOfEntries(entries)[nutrient],
  );
  const names = listed(entries.map((entry) => say`${nameFact(`entry.${entry.id}`, entry.food_name)}`));
  return say`${names} ${dayPeriod(first?.local_date ?? facts.date, facts.date).fact} with ${amountOf(nutrient, amount)}`;
};

/** Matches one meal among all: 'my biggest meal this week', 'most calories in one meal'. */
const ONE_MEAL =
  /\b(?:biggest|largest|heaviest|smallest|lightest|highest|lowest)(?: \w+){0,2} meals?\b|\b(?:most|least) \w+ (?:in|of) (?:one|a|any|a single|the same) meal\b/;

/** Returns the single meal of a period with the most or least of a nutrient. */
const topOfAllMeals = (ask: Ask, period: Period, nutrient: NutrientName): Said => {
  const { facts, wants, text } = ask;
  const isLeast = wants.least || /\b(?:smallest|lightest)\b/.test(text);
  const groups = [
    ...Map.groupBy(
      findEntries(facts, period, null).filter(({ meal_type }) => !isLeast || meal_type !== 'snack'),
      ({ local_date, meal_type }) => `${local_date} ${meal_type}`,
    ).values(),
  ];
  const value = (entries: readonly FactEntry[]): number => amountsOfEntries(entries)[nutrient]?.value ?? 0;
  const [first, ...others] = groups;
  if (first === undefined) return noEntriesMessage(facts, period);
  const best = others.reduce(
    (one, other) => ((isLeast ? value(other) < value(one) : value(other) > value(one)) ? other : one),
    first,
  );
  return say`Your meal with the ${isLeast ? 'least' : 'most'} ${nutrientWords[nutrient]} ${describeKnownPeriod(facts, period)} was ${best[0]?.meal_type ?? 'snack'}: ${mealWords(ask, best, nutrient)}.`;
};

/** Returns the meal of a kind with the most or least of a nutrient. */
const topMeal = (ask: Ask, meal: MealType, period: Period, nutrient: NutrientName): Said => {
  const { facts, wants } = ask;
  const isLeast = wants.least || /\b(?:smallest|lightest)\b/.test(ask.text);
  const meals = [...Map.groupBy(findEntries(facts, period, meal), ({ local_date }) => local_date).values()];
  const valued = meals.flatMap((entries) => {
    const value = amountsOfEntries(entries)[nutrient]?.value;
    return value === undefined ? [] : [{ entries, value }];
  });
  const [first, ...others] = valued;
  if (first === undefined) return say`I couldn’t find any entries for ${meal} ${period.fact}.`;
  const best = others.reduce(
    (one, other) => ((isLeast ? other.value < one.value : other.value > one.value) ? other : one),
    first,
  );
  const kind = say`${isLeast ? 'least' : 'most'} ${nutrientWords[nutrient]}`;
  return say`Your ${meal} with the ${kind} ${describeKnownPeriod(facts, period)} was ${mealWords(ask, best.entries, nutrient)}.`;
};

const foodFact = (id: string, name: string): Fact => wordFact(`${id}.name`, 'Name', quoted(plainName(name)));

const withTimes = (period: Period, { name, times, entries }: FoodFacts): Said => {
  const id = `${period.id}.food.${entries[0]?.id ?? ''}`;
  return say`${foodFact(id, name)} (${figureFact(`${id}.times`, 'Times eaten', times, 'time')})`;
};

const which = (ask: Ask): Said => {
  const { facts } = ask;
  const period = ask.periods[0] ?? lastDays(7, facts.date);
  const nutrient: NutrientName =
    ask.measures.find((each) => each !== 'water' && each !== 'meals') ?? 'calories';
  const entries = findEntries(facts, period, ask.meal);
  const foods = topFoods(foodsOf(entries), nutrient, entries.length);
  const isLeast = ask.wants.least || /\blow in\b/.test(ask.text);
  const chosen = isLeast ? foods.reverse().slice(0, 1) : foods.slice(0, 3);
  if (chosen.length === 0)
    return say`I couldn’t find an entry that includes ${nutrientWords[nutrient]} ${period.fact}.`;
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
  const when = describeKnownPeriod(facts, period);
  return ask.wants.least
    ? say`Least ${nutrientWords[nutrient]} ${when} came from ${listed(told)}.`
    : say`Most ${nutrientWords[nutrient]} ${when} came from ${listed(told)}.`;
};

const favourites = (ask: Ask): Said => {
  const { facts } = ask;
  const period = ask.periods[0] ?? lastDays(facts.entryDays, facts.date);
  const foods = foodsOf(findEntries(facts, period, ask.meal)).sort((one, other) => other.times - one.times);
  if (foods.length === 0) return say`I couldn’t find any entries ${period.fact}.`;
  const told = foods.slice(0, 5).map((food) => withTimes(period, food));
  return say`Your most frequent foods ${describeKnownPeriod(facts, period)}: ${listed(told)}.`;
};

/** Matches 'meals' as one of several, not meals in general. */
const ANY_MEAL = /\b(?:meal|dish|thing|food|entry)s?\b/;

/** 'my biggest meal this week'. */
export const biggestMeal = (ask: Ask): Said | null =>
  ask.meal === null &&
  ONE_MEAL.test(ask.text) &&
  !/\b(?:average|type|kind|which meal|what meal)\b/.test(ask.text)
    ? topOfAllMeals(
        ask,
        ask.periods[0] ?? lastDays(7, ask.facts.date),
        ask.measures.find((each) => each !== 'water' && each !== 'meals') ?? 'calories',
      )
    : null;

/** 'what gave me the most protein', 'my favorite foods', 'which of my dinners has the most fat'. */
export const topFood = (ask: Ask): Said | null => {
  const { text, measures, meal, wants, facts, periods } = ask;
  if (FAVOURITE.test(text) && measures.length === 0) return favourites(ask);
  const nutrient: NutrientName = measures.find((each) => each !== 'water' && each !== 'meals') ?? 'calories';
  const isOfDays = /\bdays?\b|\bwhen\b/.test(text);
  if (meal !== null && OF_MEALS.test(text) && !WHICH.test(text) && !/\bday\b/.test(text)) {
    const [asked] = periods;
    const period = asked === undefined ? lastDays(facts.entryDays, facts.date) : asked;
    if (mealTypes.includes(meal) && !isOneDay(period)) return topMeal(ask, meal, period, nutrient);
  }
  if (WHICH.test(text) && !/\bday\b/.test(text)) return which(ask);
  const isOne = ANY_MEAL.test(text) && OF_MEALS.test(text) && (wants.most || wants.least);
  return isOne &&
    !isOfDays &&
    !/\b(?:meals|meal type)\b/.test(text) &&
    /\b(?:food|dish|thing|entry)s?\b/.test(text)
    ? which(ask)
    : null;
};
