import { findFoods } from '../nutrition/match/find-food.ts';
import type { FoodKnowledge } from '../nutrition/match/food-knowledge.ts';
import type { FoodMatch } from '../nutrition/match/match-foods.ts';

/** The best food and three others. */
const WANTED = 4;
/** As good as the very name. */
const VERY = 0.98;

/** It is put into the pot as it is when one of these is said. */
const isReady =
  /\b(?:cooked|boiled|canned|tinned|can|cans|tin|tins|jar|drained|ready|leftover|roast(?:ed)?|grilled|fried|baked|smoked|toasted|steamed|dried|dry|raw|uncooked|fresh|frozen|powder)\b/i;
const uncooked = /^(?:raw|uncooked|dry|dried)\b/i;
/** Kinds of rice that a table may know cooked alone. */
const rice =
  /^(?:basmati|jasmine|long[- ]?grain|short[- ]?grain|white|sushi|arborio|risotto|pudding)\b.*\brice$/i;

/** Energies that differ by less are of the same food. */
const SAME_ENERGY = 0.05;
/** Less agreement is another food. */
const ENOUGH = 0.6;

const isCanned = /\b(?:canned|tinned|cans?|tins?|dosen?)\b/i;

/** Said of pulses and grain it is how they are weighed, of fruit and herbs another food. */
const isDried = /^(?:dried|dry|uncooked)\s+/i;

const isAsGood = (best: FoodMatch | undefined, { record }: FoodMatch): boolean => {
  const [one, two] = [best?.record.per_100_g.calories ?? 0, record.per_100_g.calories ?? 0];
  return best !== undefined && best.score >= VERY && Math.abs(one - two) <= SAME_ENERGY * Math.max(one, two);
};

/** The food as it is before it is cooked; null where the table has none apart. */
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
 * The foods that an ingredient may be, likeliest first. A recipe measures what goes into the pot: rice is dry and meat
 * raw unless the line says otherwise, and what comes from a can is canned.
 */
export const ingredientFoods = (line: string, said: string, knowledge: FoodKnowledge): FoodMatch[] => {
  // Nobody grinds a bell pepper over a dish.
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
