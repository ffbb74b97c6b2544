import type { FoodMention } from '../parse/food-mention.ts';
import { normalForm } from '../parse/normal-form.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/).map(normalForm));

/** Staples that are often weighed dry and absorb two to three times their weight of water. */
const staples = set(`
  rice pasta spaghetti macaroni noodle vermicelli penne fusilli lentil dal bean chickpea pea gram quinoa couscous bulgur
  barley millet sorghum fonio freekeh buckwheat
`);
/** Beans and peas in the pod, which are eaten fresh. */
const freshVegetables = set(
  'green string snap french runner snow sugar broad sprout edamame garden baby flour milk leaf cane',
);
const dry = set('dry dried uncooked raw unprepared');
const cooked = set('cooked boiled steamed fried stewed baked canned soup salad curry leftover prepared');
/** Pulses, which are weighed before they are boiled when listed as ingredients. */
const pulses = set('bean lentil chickpea pea dal gram cowpea');
/** Ingredients that are only weighed in a list of raw ingredients. */
const ingredients = set('oil salt flour yeast bouillon uncooked raw spice onion garlic');

const has = (food: FoodMention, words: ReadonlySet<string>): boolean =>
  [...food.spoken].some((word) => words.has(word));

const isStaple = (food: FoodMention): boolean =>
  food.words.some((word) => staples.has(word)) && !has(food, freshVegetables);

/** Returns whether a meal is described by its weighed raw ingredients. */
const isRecipe = (mentions: readonly FoodMention[]): boolean =>
  mentions.filter((food) => food.amount.grams !== null && has(food, ingredients)).length >= 2;

/** Marks grain, pasta and pulses that are weighed dry: because the text says so, or in a list of raw ingredients. */
export const markDryWeights = (mentions: readonly FoodMention[]): FoodMention[] => {
  const recipe = isRecipe(mentions);
  return mentions.map((food) => {
    if (!isStaple(food)) return food;
    const isBoiled = has(food, pulses) && food.spoken.has('boiled');
    const isMeant = recipe && food.amount.grams !== null && (isBoiled || !has(food, cooked));
    const isDry = has(food, dry) || isMeant;
    return {
      ...food,
      dry: isDry,
      isDryUnclear: food.amount.grams !== null && !has(food, dry) && (isDry || !has(food, cooked)),
    };
  });
};
