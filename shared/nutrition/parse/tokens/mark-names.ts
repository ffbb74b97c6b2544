import { contentTokens } from '../content-words.ts';
import { isFiller, isNegation } from '../vocabulary/filler-words.ts';
import { mealWords } from '../vocabulary/meal-times.ts';
import { numberWord, partWord } from '../vocabulary/number-words.ts';
import { sizeOf } from '../vocabulary/sizes.ts';
import type { Token, WordToken } from '../tokenize.ts';
import { unitOf } from '../vocabulary/units.ts';

const isWord = (token: Token): token is WordToken => token.kind === 'word';

/** Returns whether a word would be parsed as an amount outside of a name. */
const isRisky = ({ text }: WordToken): boolean =>
  numberWord(text) !== null || partWord(text) !== null || sizeOf(text) !== null;

/** Returns the possible ends of the amount before a name: '50 g', '2 slices of'. */
const startsOf = (words: readonly Token[]): number[] => {
  const starts = [0];
  for (const [at, token] of words.entries()) {
    const isAmount =
      !isWord(token) ||
      unitOf(token.text) !== null ||
      isFiller(token.text) ||
      mealWords.has(token.text) ||
      numberWord(token.text) !== null;
    const isArticle = isWord(token) && (token.text === 'a' || token.text === 'an');
    if (!isAmount && !isArticle) break;
    starts.push(at + 1);
  }
  return starts;
};

const kept = (chunk: readonly Token[], isName: (words: readonly string[]) => boolean): Token[] => {
  if (!chunk.some((token) => isWord(token) && isRisky(token))) return [...chunk];
  if (chunk.some((token) => isWord(token) && isNegation(token.text))) return [...chunk];
  for (const start of startsOf(chunk)) {
    const rest = chunk.slice(start);
    if (rest.length < 2 || !rest.every(isWord) || rest.some(({ text }) => text === 'and' || text === 'with'))
      continue;
    const words = contentTokens(rest);
    if (words.length < 2 || !isName(words)) continue;
    const named = rest.flatMap((token) =>
      words.includes(token.text) ? [{ ...token, named: true as const }] : [],
    );
    return [...chunk.slice(0, start), ...named];
  }
  return [...chunk];
};

/**
 * Marks complete food names, so that their numbers, sizes and conjunctions are not parsed as amounts and lists: 'five
 * grain rice', 'a small hamburger on a wheat bun'.
 */
export const markNames = (
  tokens: readonly Token[],
  isName: (words: readonly string[]) => boolean,
): Token[] => {
  const out: Token[] = [];
  let chunk: Token[] = [];
  for (const token of tokens) {
    if (token.kind === 'break') {
      out.push(...kept(chunk, isName), token);
      chunk = [];
    } else chunk.push(token);
  }
  return [...out, ...kept(chunk, isName)];
};
