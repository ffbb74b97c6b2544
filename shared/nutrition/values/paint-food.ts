import { isAbsorbing, isFilling } from '../match/grouping/dish-fillings.ts';
import type { GroupedFood } from '../match/grouping/grouped-food.ts';
import { ROUGH, weightOf } from '../match/word-classes.ts';
import type { FoodMention } from '../parse/food-mention.ts';
import type { NumberToken, WordToken } from '../parse/tokenize.ts';
import { isFiller, isJoin } from '../parse/vocabulary/filler-words.ts';
import { sizeOf } from '../parse/vocabulary/sizes.ts';
import { unitOf } from '../parse/vocabulary/units.ts';
import type { BuiltFood } from './food-items.ts';
import type { SpanKind } from './span-kinds.ts';
import type { SpanPainter } from './text-spans.ts';

interface Meaning {
  kind: SpanKind;
  item?: number;
}

/** Returns the meaning of a token of a food that the table has. */
const meaningOf = (
  token: WordToken | NumberToken,
  part: FoodMention,
  { words, unknown }: BuiltFood,
  first: number,
  isHeld: boolean,
): Meaning | null => {
  if (part.negated) return { kind: 'negated' };
  if (token.kind === 'number') return { kind: token.energy === true ? 'stated' : 'amount', item: first };
  const { text } = token;
  if (isFiller(text) || isJoin(text)) return null;
  const isMentioned = part.words.includes(text) || part.extra.includes(text);
  if (!isMentioned && (unitOf(text) !== null || sizeOf(text) !== null))
    return { kind: 'amount', item: first };
  const at = words.findIndex((each) => each.has(text));
  if (at >= 0) return { kind: 'food', item: first + at };
  if (part.extra.includes(text)) return { kind: 'modifier', item: first };
  // A word that the mention no longer has was a unit, or was corrected to one of the food's words.
  if (!part.words.includes(text)) return { kind: part.spoken.has(text) ? 'food' : 'amount', item: first };
  if (unknown.includes(text)) return { kind: 'unknown' };
  if (weightOf(text) < ROUGH || part.link === 'in' || isHeld) return { kind: 'modifier', item: first };
  return { kind: 'unknown' };
};

const isContent = (token: WordToken | NumberToken): boolean =>
  token.kind === 'number' ? !token.article : !isFiller(token.text) && !isJoin(token.text);

/** Paints a food that the table lacks, from its amount to its last word. */
const paintUnknown = (painter: SpanPainter, parts: readonly FoodMention[]): void => {
  for (const part of parts) {
    const isAmount = part.words.length === 0 && !/\d/.test(part.raw);
    const start = part.tokens.findIndex(isContent);
    const end = part.tokens.findLastIndex(isContent);
    for (const token of start < 0 ? [] : part.tokens.slice(start, end + 1))
      painter.paint(token.ranges, part.negated ? 'negated' : isAmount ? 'amount' : 'unknown');
  }
};

/**
 * Paints the words of a food: which item they belong to, and which ones the item does not account for.
 * @param first index of its first item
 */
export const paintFood = (painter: SpanPainter, food: GroupedFood, built: BuiltFood, first: number): void => {
  if (built.items.length === 0) {
    paintUnknown(painter, food.parts);
    return;
  }
  const isHolding = food.parts.length > 1 && isAbsorbing(food.parts);
  for (const [at, part] of food.parts.entries()) {
    const isHeld = isHolding && at > 0 && isFilling(part);
    for (const token of part.tokens) {
      const meaning = meaningOf(token, part, built, first, isHeld);
      if (meaning !== null) painter.paint(token.ranges, meaning.kind, meaning.item);
    }
  }
};
