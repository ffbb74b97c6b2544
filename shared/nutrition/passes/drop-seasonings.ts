import { ROUGH, weightOf } from '../match/word-classes.ts';
import type { SaidFood } from '../parse/parse-meal.ts';
import { isStated } from '../parse/amount.ts';
import { normalForm } from '../parse/normal-form.ts';

/** What goes into the pot with a food and is weighed with it. */
const seasonings: ReadonlySet<string> = new Set(
  `salt onion garlic ginger pepper chili chile spice herb powder turmeric cumin coriander parsley lemon vinegar
  berbere masala bouillon seasoning water tap`
    .split(/\s+/)
    .map(normalForm),
);

const isSeasoning = ({ words, amount, negated }: SaidFood): boolean => {
  const naming = words.filter((word) => weightOf(word) >= ROUGH);
  return !negated && !isStated(amount) && naming.length > 0 && naming.every((word) => seasonings.has(word));
};

/**
 * Leaves out seasonings without an amount in the list behind a weighed food, '100 g of kale with oil, ONION AND SALT':
 * they were weighed with it. The first one stays, for the name may tell it: 'rice with oil'.
 */
export const dropCookedIn = (said: readonly SaidFood[]): SaidFood[] => {
  let inWeighed = false;
  let isFirst = true;
  return said.filter((food) => {
    if (isStated(food.amount) || food.begins) {
      inWeighed = food.amount.grams !== null;
      isFirst = true;
      return true;
    }
    if (isFirst) {
      inWeighed &&= food.link === 'with' || food.link === 'within';
      isFirst = false;
      return true;
    }
    return !(inWeighed && isSeasoning(food));
  });
};
