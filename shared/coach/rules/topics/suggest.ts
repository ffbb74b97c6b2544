import { mealTypes, type MealType } from '../../../food-entries/meal-type.ts';
import { amountFact, figureFact } from '../../../facts/fact.ts';
import { type FoodFacts, foodsOf } from '../../../facts/foods.ts';
import type { Facts } from '../../../facts/facts.ts';
import { dayPeriod } from '../../../facts/period.ts';
import { leftFact } from '../../../facts/single-facts.ts';
import { amountOf } from '../amounts.ts';
import type { Ask } from '../question.ts';
import { yourGoal } from '../goal-words.ts';
import { findEntries, entryDays, nameFact } from '../find-entries.ts';
import { listed, type Said, say, sentences } from '../sentence.ts';

const ASKS =
  /\b(?:what (?:should|shall|can|could|do|would|to) (?:i |you )?(?:(?:still )?(?:eat|have|cook|make|suggest|recommend)|be eating)|what (?:is|are) (?:good|best|something) .*\b(?:eat|have|dinner|lunch|breakfast|snack)|suggest\w*|recommend (?:me )?(?:a |an |some |something|food|meal)|(?:meal|food|dinner|lunch|breakfast|snack) ideas?|ideas? for (?:a |my )?(?:meal|dinner|lunch|breakfast|snack)|give me (?:an? )?(?:ideas?|meal)|i am (?:so )?(?:hungry|starving)|hungry|something to eat|what is for (?:dinner|lunch|breakfast)|what next)\b/;
const MAX_SUGGESTIONS = 3;

/** Returns the requested meal, or today's first main meal that is not logged yet. */
const nextMeal = ({ facts, meal }: Ask): MealType => {
  const today = findEntries(facts, dayPeriod(facts.date, facts.date), null);
  return meal ?? mealTypes.find((type) => !today.some(({ meal_type }) => meal_type === type)) ?? 'snack';
};

/** The food's values when it was last logged. */
const caloriesOf = ({ entries }: FoodFacts): number => entries[0]?.calories ?? 0;
const proteinOf = ({ entries }: FoodFacts): number => entries[0]?.protein ?? 0;

const usualThatFit = (facts: Facts, meal: MealType, wantsProtein: boolean, most: number): FoodFacts[] =>
  foodsOf(facts.entries.filter(({ meal_type }) => meal_type === meal))
    .filter((food) => caloriesOf(food) > 0 && caloriesOf(food) <= most)
    .sort((one, other) =>
      wantsProtein
        ? proteinOf(other) - proteinOf(one)
        : other.times - one.times || other.last.localeCompare(one.last),
    )
    .slice(0, MAX_SUGGESTIONS);

const foodWithEnergy = ({ name, times, entries }: FoodFacts, wantsProtein: boolean): Said => {
  const [entry] = entries;
  const id = `entry.${entry?.id ?? ''}`;
  const energy = figureFact(`${id}.calories`, 'Energy of an entry', entry?.calories ?? 0, 'kcal');
  const protein = amountFact(`${id}.protein`, 'Protein of an entry', 'protein', {
    value: entry?.protein ?? 0,
    isAtLeast: false,
  });
  const often = figureFact(`${id}.times`, 'Times eaten', times, 'time');
  return wantsProtein
    ? say`${nameFact(id, name)} (${energy}, ${amountOf('protein', protein)})`
    : say`${nameFact(id, name)} (${energy}, eaten ${often})`;
};

const general = say`A bowl of yogurt with fruit, eggs on wholegrain toast, or a bean salad are good choices for most people.`;

/** Suggests what to eat now from the user's frequent foods that fit the rest of the day. */
export const suggest = (ask: Ask): Said | null => {
  const { facts, text, isMinor, measures } = ask;
  if (!ASKS.test(text)) return null;
  const meal = nextMeal(ask);
  const wantsProtein = measures.includes('protein');
  const { left } = facts.goal;
  if (isMinor && facts.entries.length > 0) return general;
  if (isMinor || (facts.entries.length === 0 && left > 0))
    return sentences(general, say`Log a few days, and I can suggest foods you like.`);
  if (left <= 0)
    return sentences(
      say`You have reached ${yourGoal(facts)} today.`,
      say`If you’re hungry, eat: vegetables, fruit or soup are filling.`,
    );
  const fitting = usualThatFit(facts, meal, wantsProtein, left);
  const room = say`You have ${leftFact(facts)} left of ${yourGoal(facts)}.`;
  if (fitting.length === 0)
    return sentences(
      room,
      say`None of your usual foods for ${meal} in ${entryDays} fits, so something light may be best.`,
      general,
    );
  return sentences(
    room,
    say`For ${meal}, from what you had in ${entryDays}: ${listed(fitting.map((food) => foodWithEnergy(food, wantsProtein)))}.`,
  );
};
