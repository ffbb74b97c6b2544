import type { FoodLookup } from '../match/food-lookup.ts';
import type { FoodMatch } from '../match/match-foods.ts';
import { noHint } from '../match/query.ts';
import { isComposedBowl } from '../match/grouping/composed-bowls.ts';
import { isAbsorbing, isFilling } from '../match/grouping/dish-fillings.ts';
import { type GroupedFood, wordsOf } from '../match/grouping/grouped-food.ts';
import { ROUGH, weightOf } from '../match/word-classes.ts';
import { isMeasured } from '../parse/amount.ts';
import { contentWords } from '../parse/content-words.ts';
import type { FoodMention } from '../parse/food-mention.ts';
import { normalForm } from '../parse/normal-form.ts';
import { FILLING_G } from '../portions/weight.ts';
import { diets } from '../table/food-record.ts';

/** What a dish is served in or on, which its record includes whatever its kind. */
const carriers: ReadonlySet<string> = new Set(
  'bread roll bun bagel tortilla pita baguette brioche ciabatta toast crust dough wheat wholewheat rye sourdough bed'
    .split(' ')
    .map(normalForm),
);

/** Dishes that are assembled from fillings or toppings, unlike a stew, which is cooked with its ingredients. */
const assembled: ReadonlySet<string> = new Set(
  `sandwich cheeseburger hamburger pizza burrito taco wrap quesadilla hotdog gyro shawarma kebab fajita tostada nacho
  submarine salad pasta noodles bowl omelette bagel roll toastie`
    .split(/\s+/)
    .map(normalForm),
);

/** A hot dog is its sausage. */
const HOT_DOG = 'hotdog';
const sausages: ReadonlySet<string> = new Set(['frankfurter', 'sausage', 'bratwurst']);

/** Minimum score of a filling as a food of its own. */
const ENOUGH = 0.9;

/** Carbohydrate of a filling above which the record of a dish is likely to include it: beans, rice, fruit. */
const MAX_CARBS_G = 4;

/** Returns whether a filling adds little carbohydrate: vegetables, meat, cheese, sauces. */
const isLight = ({ record }: FoodMatch): boolean => {
  const grams = record.portions.find(({ unit }) => unit === 'topping')?.grams ?? FILLING_G;
  return !record.liquid && ((record.per_100_g.carbs ?? 0) * grams) / 100 <= MAX_CARBS_G;
};

/** Returns whether a part makes a dish less vegan or vegetarian than its record: chicken in a grain bowl, but not honey. */
const changesDiet = ({ record }: FoodMatch, { record: { diet } }: FoodMatch): boolean => {
  if (record.diet == null || diet == null || diets.indexOf(record.diet) <= diets.indexOf(diet)) return false;
  return (
    record.diet !== 'vegetarian' ||
    record.contains?.some((each) => each === 'milk' || each === 'egg') === true
  );
};

const namingOf = (part: FoodMention): string[] => part.words.filter((word) => weightOf(word) > ROUGH);

/** Returns whether a filling is missing from the name of its dish. */
const isMissing = (part: FoodMention, named: ReadonlySet<string>): boolean => {
  const naming = namingOf(part);
  return (
    !part.negated &&
    part.link !== 'or' &&
    part.link !== 'in' &&
    naming.length > 0 &&
    !(named.has(HOT_DOG) && naming.some((word) => sausages.has(word))) &&
    !naming.some((word) => carriers.has(word)) &&
    naming.some((word) => !named.has(word))
  );
};

/** Drinks and bowls that supplements are stirred into. */
const stirredInto: ReadonlySet<string> = new Set(
  'coffee tea smoothy shake porridge oatmeal yogurt latte cappuccino'.split(' ').map(normalForm),
);

const singleFood = (part: FoodMention, look: FoodLookup): GroupedFood | null => {
  const words = wordsOf(part, false);
  const matches = look(words, noHint);
  const [match] = matches;
  return match !== undefined && match.score >= ENOUGH ? { parts: [part], words, match, matches } : null;
};

/** Separates what a food was stirred into if its record does not name it: '10 g collagen IN MY COFFEE'. */
const splitBases = (food: GroupedFood, look: FoodLookup): GroupedFood[] => {
  const named = new Set([...(food.match?.words ?? []), ...contentWords(food.match?.record.name ?? '')]);
  const base = food.parts.find(
    (part, at) =>
      at > 0 &&
      part.link === 'in' &&
      namingOf(part).some((word) => stirredInto.has(word)) &&
      !namingOf(part).some((word) => named.has(word)),
  );
  const apart = base === undefined ? null : singleFood({ ...base, link: 'listed' }, look);
  return apart === null ? [food] : [{ ...food, parts: food.parts.filter((part) => part !== base) }, apart];
};

/**
 * Separates the fillings that the record of a dish does not name, so that no word is lost: 'a turkey sandwich with
 * LETTUCE and TOMATO'.
 */
export const splitFillings = (foods: readonly GroupedFood[], look: FoodLookup): GroupedFood[] =>
  foods.flatMap((food) => {
    const { match, parts } = food;
    if (match === null || parts.length < 2) return [food];
    if (!isAbsorbing(parts)) return splitBases(food, look);
    const isWeighed = parts.some(({ amount }) => isMeasured(amount));
    if (isWeighed || !parts.some(({ words }) => words.some((word) => assembled.has(word)))) return [food];
    const named = new Set([...match.words, ...contentWords(match.record.name)]);
    const isComposed = parts[0] !== undefined && isComposedBowl(parts[0]);
    const apart = parts.flatMap((part, at): GroupedFood[] => {
      if (at === 0 || !isFilling(part) || !isMissing(part, named)) return [];
      const words = wordsOf(part, false);
      const matches = look(words, noHint);
      const [best] = matches;
      const isApart =
        best !== undefined && best.score >= ENOUGH && (isComposed ? changesDiet(best, match) : isLight(best));
      return isApart
        ? [{ parts: [{ ...part, link: 'with' }], words, match: best, matches, isFilling: true }]
        : [];
    });
    if (apart.length === 0) return [food];
    const taken = new Set(apart.flatMap((each) => each.parts.flatMap(({ tokens }) => tokens)));
    return [
      { ...food, parts: parts.filter(({ tokens }) => !tokens.some((token) => taken.has(token))) },
      ...apart,
    ];
  });
