import type { FoodMention } from '../../parse/food-mention.ts';
import { normalForm } from '../../parse/normal-form.ts';

/** Bowls whose record is a usual mix of what people list after 'with': 'a POKE BOWL with salmon, rice and avocado'. */
const kinds: ReadonlySet<string> = new Set(
  'poke burrito chipotle taco buddha grain power veggie nourish acai sushi'.split(' ').map(normalForm),
);
const BOWL = normalForm('bowl');
/** A box with the same kind of mix. */
const BENTO = normalForm('bento');

/** Returns whether a food is such a bowl. */
export const isComposedBowl = ({ words }: FoodMention): boolean =>
  words.includes(BENTO) || (words.includes(BOWL) && words.some((word) => kinds.has(word)));
