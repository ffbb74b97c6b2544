import { isFiller } from '../vocabulary/filler-words.ts';
import type { Token, WordToken } from '../tokenize.ts';

/** Maximum number of words before and after a count. */
const MAX_BRAND_WORDS = 3;
const MAX_FOOD_WORDS = 4;

const isName = (token: Token | undefined): token is WordToken =>
  token?.kind === 'word' && !isFiller(token.text);

const runOf = (tokens: readonly Token[], from: number, step: 1 | -1, most: number): WordToken[] => {
  const words: WordToken[] = [];
  for (let at = from; words.length < most; at += step) {
    const token = tokens[at];
    if (token?.kind === 'word' && isFiller(token.text) && step === 1 && words.length === 0) continue;
    if (!isName(token)) break;
    words.push(token);
  }
  return step === 1 ? words : words.reverse();
};

/** Moves a count from between brand and food to the front: 'Taco Bell 2 crunchy tacos' are 2 Taco Bell crunchy tacos. */
export const moveCounts = (
  tokens: readonly Token[],
  isFood: (words: readonly string[]) => boolean,
): Token[] => {
  const out = [...tokens];
  for (let at = 1; at < out.length; at += 1) {
    const token = out[at];
    if (token?.kind !== 'number' || token.article || token.energy === true) continue;
    const brand = runOf(out, at - 1, -1, MAX_BRAND_WORDS);
    const food = runOf(out, at + 1, 1, MAX_FOOD_WORDS);
    const isBranded = food.some((_, end) =>
      isFood([...brand, ...food.slice(0, end + 1)].map(({ text }) => text)),
    );
    if (brand.length > 0 && isBranded && (brand.length > 1 || !isFood(brand.map(({ text }) => text)))) {
      out.splice(at, 1);
      out.splice(at - brand.length, 0, token);
    }
  }
  return out;
};
