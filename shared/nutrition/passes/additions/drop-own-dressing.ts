import type { FoodLookup } from '../../match/food-lookup.ts';
import { hintOf, wordsOf } from '../../match/grouping/grouped-food.ts';
import { isStated } from '../../parse/amount.ts';
import type { FoodMention } from '../../parse/food-mention.ts';

/** Minimum energy of a salad that contains its dressing. kcal per 100 g. */
const MIN_DRESSED_KCAL = 100;

const SALAD = 'salad';
const DRESSING = 'dressing';

/** Returns whether a food is called like that: 'egg potato salad WITH SALAD DRESSING'. */
const isName = (salad: FoodMention, dressing: FoodMention, look: FoodLookup): boolean => {
  const [match] = look([...wordsOf(salad, false), ...wordsOf(dressing, false)], hintOf([salad]));
  return match?.score === 1 && !match.heads.includes(DRESSING);
};

const isDressed = (salad: FoodMention, look: FoodLookup): boolean => {
  if (salad.negated || !salad.words.includes(SALAD)) return false;
  const [match] = look(wordsOf(salad, false), hintOf([salad]));
  const { calories } = match?.record.per_100_g ?? { calories: 0 };
  return match?.words.has(SALAD) === true && (calories ?? 0) >= MIN_DRESSED_KCAL;
};

/** Returns whether a part is only the salad's own dressing: 'caesar dressing' on a caesar salad, unlike 'EXTRA dressing'. */
const isOwnDressing = (
  { words, amount, negated, spoken, startsSentence }: FoodMention,
  salad: FoodMention,
): boolean =>
  words.at(-1) === DRESSING &&
  !negated &&
  !startsSentence &&
  !isStated(amount) &&
  !spoken.has('extra') &&
  !spoken.has('more') &&
  words.slice(0, -1).every((word) => salad.words.includes(word) || word === 'house' || word === 'classic');

/** Drops the dressing of a salad that already contains it: 'a caesar salad WITH DRESSING'. */
export const dropOwnDressing = (mentions: readonly FoodMention[], look: FoodLookup): FoodMention[] => {
  const out: FoodMention[] = [];
  for (const mention of mentions) {
    const salad = out.at(-1);
    if (
      salad !== undefined &&
      isOwnDressing(mention, salad) &&
      isDressed(salad, look) &&
      !isName(salad, mention, look)
    )
      out[out.length - 1] = {
        ...salad,
        spoken: new Set([...salad.spoken, ...mention.words]),
        tokens: [...salad.tokens, ...mention.tokens],
      };
    else out.push(mention);
  }
  return out;
};
