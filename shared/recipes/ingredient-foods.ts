import { findFoods } from '../nutrition/match/find-food.ts';
import type { FoodKnowledge } from '../nutrition/match/food-knowledge.ts';
import type { FoodMatch } from '../nutrition/match/match-foods.ts';

/** Number of matches to find: the best food and three alternatives. */
const WANTED = 4;
/** Minimum score of an exact name. */
const VERY = 0.98;

/** Matches words that say an ingredient is already prepared. */
const isReady =
  /\b(?:cooked|boiled|canned|tinned|can|cans|tin|tins|jar|drained|ready|leftover|roast(?:ed)?|grilled|fried|baked|smoked|toasted|steamed|dried|dry|raw|uncooked|fresh|frozen|powder)\b/i;
const uncooked = /^(?:raw|uncooked|dry|dried)\b/i;
/** Kinds of rice that a table may only have cooked. */
const rice =
  /^(?:basmati|jasmine|long[- ]?grain|short[- ]?grain|white|sushi|arborio|risotto|pudding)\b.*\brice$/i;

/** Foods whose energy differs by less count as the same. */
const SAME_ENERGY = 0.05;
/** Minimum score of a match. */
const ENOUGH = 0.6;

const isCanned = /\b(?:canned|tinned|cans?|tins?|dosen?)\b/i;

/** For pulses and grain 'dried' is how they are weighed; for fruit and herbs it is a different food. */
const isDried = /^(?:dried|dry|uncooked)\s+/i;

const isAsGood = (best: FoodMatch | undefined, { record }: FoodMatch): boolean => {
  const [one, two] = [best?.record.per_100_g.calories ?? 0, record.per_100_g.calories ?? 0];
  return best !== undefined && best.score >= VERY && Math.abs(one - two) <= SAME_ENERGY * Math.max(one, two);
};

/** Returns the raw form of a food, or null if the table has no separate record for it. */
const rawOf = (name: string, best: FoodMatch | undefined, knowledge: FoodKnowledge): FoodMatch | null => {
  if (best?.record.liquid) return null;
  const names = [name, ...(best ? [best.record.name] : []), ...(rice.test(name) ? ['rice'] : [])];
  for (const each of names) {
    for (const state of ['raw', 'dry']) {
      const [found] = findFoods(`${state} ${each}`, knowledge, 1);
      if (found && found.score >= VERY && uncooked.test(found.record.name) && !found.record.liquid)
        return isAsGood(best, found) ? null : found;
    }
  }
  return null;
};

const first = (food: FoodMatch, others: readonly FoodMatch[]): FoodMatch[] =>
  [food, ...others.filter(({ record }) => record.id !== food.record.id)].slice(0, WANTED);

/**
 * Returns the foods that an ingredient may be, most likely first. Recipes list raw ingredients: rice is dry and meat
 * raw unless stated otherwise, and canned food is canned.
 */
export const ingredientFoods = (line: string, said: string, knowledge: FoodKnowledge): FoodMatch[] => {
  // In recipes 'pepper' means black pepper.
  const name = said === 'pepper' ? 'black pepper' : said;
  const found = findFoods(name, knowledge, WANTED).filter(({ score }) => score >= ENOUGH);
  if (isCanned.test(line)) {
    const [canned] = findFoods(`canned ${name}`, knowledge, 1);
    return canned && canned.score >= VERY ? first(canned, found) : found;
  }
  if (isDried.test(name)) {
    const [dry] = findFoods(name.replace(isDried, 'dry '), knowledge, 1);
    return dry && dry.score >= VERY && uncooked.test(dry.record.name) ? first(dry, found) : found;
  }
  const raw = isReady.test(line) ? null : rawOf(name, found[0], knowledge);
  return raw === null ? found : first(raw, found);
};
