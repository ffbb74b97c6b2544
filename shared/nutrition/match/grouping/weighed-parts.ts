import type { FoodMatch } from '../match-foods.ts';
import type { FoodMention } from '../../parse/food-mention.ts';
import { isMeasured } from '../../parse/amount.ts';
import { normalForm } from '../../parse/normal-form.ts';

/** Returns whether a food is weighed after its name and another follows: 'potatoes 200 g and beef'. */
export const isWeighedSeparately = (
  parts: readonly FoodMention[],
  own: ReadonlySet<FoodMention>,
): boolean => {
  const weighed = parts.findIndex(({ amount, trailing }) => trailing && amount.grams !== null);
  return (
    weighed >= 0 &&
    parts.slice(weighed + 1).some((part) => own.has(part) && (part.link === 'listed' || part.link === 'with'))
  );
};

const staples: ReadonlySet<string> = new Set(
  'rice potato pasta noodles quinoa couscous bread fry bulgur'.split(' ').map(normalForm),
);

/**
 * Returns whether a name has a food more than a text that weighs the first one and adds a staple: '200 g chicken with
 * rice' is no plate with salad.
 */
export const addsToWeighed = (
  { more, score }: FoodMatch,
  parts: readonly FoodMention[],
  own: ReadonlySet<FoodMention>,
): boolean => {
  const [first, second] = parts;
  return (
    more &&
    score < 1 &&
    first !== undefined &&
    isMeasured(first.amount) &&
    second?.link === 'with' &&
    own.has(second) &&
    second.words.some((word) => staples.has(word)) &&
    !parts.some(({ link }) => link === 'in')
  );
};
