import type { FoodLookup } from '../../match/food-lookup.ts';
import { hintOf, wordsOf } from '../../match/grouping/grouped-food.ts';
import { isStated } from '../../parse/amount.ts';
import type { FoodMention } from '../../parse/food-mention.ts';
import type { FoodRecord } from '../../table/food-record.ts';
import { portionUnitOf } from '../../parse/vocabulary/units.ts';

/** Returns the portion that a mention only consists of: 'bar' for '2 bars', which would also be a food. */
const lonePortionOf = ({ words, amount, negated, startsSentence }: FoodMention): string | null => {
  const [word = ''] = words;
  const isCounted = amount.count !== null && !amount.article && amount.portion === null;
  return words.length === 1 && isCounted && !negated && !startsSentence ? portionUnitOf(word) : null;
};

const isOpen = ({ words, amount, negated }: FoodMention): boolean =>
  words.length > 0 && !negated && (!isStated(amount) || (amount.article && amount.portion === null));

/** Returns whether a food has a portion, or a name that ends in it: 'snickers bar'. */
const comesIn = ({ portions, name, aliases, liquid }: FoodRecord, portion: string): boolean =>
  !liquid &&
  (portions.some(({ unit }) => unit === portion) ||
    [name, ...aliases].some((each) => each.endsWith(` ${portion}`)));

/** Applies a counted portion to the food before it if that food comes in it: 'Twix, 2 BARS'. */
export const applyLonePortion = (mentions: readonly FoodMention[], look: FoodLookup): FoodMention[] => {
  const out: FoodMention[] = [];
  for (const mention of mentions) {
    const before = out.at(-1);
    const portion = lonePortionOf(mention);
    const [match] =
      before === undefined || portion === null || !isOpen(before)
        ? []
        : look(wordsOf(before, false), hintOf([before]));
    if (before !== undefined && portion !== null && match !== undefined && comesIn(match.record, portion))
      out[out.length - 1] = {
        ...before,
        amount: { ...before.amount, count: mention.amount.count, article: false, portion },
        spoken: new Set([...before.spoken, ...mention.spoken]),
        tokens: [...before.tokens, ...mention.tokens],
      };
    else out.push(mention);
  }
  return out;
};
