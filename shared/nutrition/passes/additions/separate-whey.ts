import { headOf } from '../../match/word-classes.ts';
import { isMeasured } from '../../parse/amount.ts';
import type { FoodMention } from '../../parse/food-mention.ts';
import { normalForm } from '../../parse/normal-form.ts';

const blended: ReadonlySet<string> = new Set(['smoothie', 'milkshake', 'juice'].map(normalForm));
const WHEY = normalForm('whey');
const ofPowder: ReadonlySet<string> = new Set(['whey', 'protein', 'powder', 'isolate'].map(normalForm));
const powder = ['whey', 'powder'].map(normalForm);

const isWhey = ({ words, negated }: FoodMention): boolean =>
  !negated && words.includes(WHEY) && words.every((word) => ofPowder.has(word));

const isDrink = ({ words }: FoodMention): boolean => blended.has(headOf(words) ?? '');

const asPowder = (mention: FoodMention): FoodMention => ({
  ...mention,
  link: 'listed',
  afterBreak: true,
  startsSentence: true,
  words: powder,
  spoken: new Set([...mention.spoken, ...powder]),
});

/**
 * Logs whey beside the drink that it was added to, because no smoothie of the table contains any: 'a smoothie with
 * banana, WHEY and oat milk'.
 */
export const separateWhey = (mentions: readonly FoodMention[]): FoodMention[] => {
  const out: FoodMention[] = [];
  const added: FoodMention[] = [];
  // What follows in the list after 'with', once the drink was named.
  let isList = false;
  let isFirst = false;
  for (const mention of mentions) {
    const ends = mention.startsSentence || isDrink(mention);
    if (ends) {
      out.push(...added.splice(0));
      [isList, isFirst] = [false, isDrink(mention)];
    } else if (mention.link === 'with' && isFirst) isList = true;
    const isOnlyMeasured = !mentions.some((each) => each !== mention && isMeasured(each.amount));
    if (!ends && isList && isOnlyMeasured && isWhey(mention)) added.push(asPowder(mention));
    else {
      const isNext = isList && added.length > 0 && out.at(-1)?.link === 'listed' && mention.link === 'listed';
      out.push(isNext ? { ...mention, link: 'with', afterBreak: false } : mention);
    }
  }
  return [...out, ...added];
};
