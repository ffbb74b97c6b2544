import { normalForm } from '../normal-form.ts';
import type { NumberToken, Token, WordToken } from '../tokenize.ts';
import { isFiller, isJoin } from '../vocabulary/filler-words.ts';

const normalWords = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(normalForm));

/** Names of a burger or nuggets with fries and a drink: 'a Whopper MEAL', 'Big Mac MENÜ'. */
const comboWords = normalWords('meal combo menu menue');
/** Words before them: 'Big Mac MAXI Menü'. */
const comboSizes = normalWords('maxi spar regular medium large small big');

/** Foods that are sold with fries as one item, with the chain's word if only one sells them. */
const mains: ReadonlyMap<string, string | null> = new Map([
  ...['hamburger', 'cheeseburger', 'chickenburger', 'nugget', 'zinger'].map((word): [string, null] => [
    normalForm(word),
    null,
  ]),
  ...['bigmac', 'mcnuggets', 'mcchicken', 'mcdouble', 'quarterpounder', 'filet_o_fish'].map(
    (word): [string, string] => [normalForm(word), normalForm('mcdonalds')],
  ),
  [normalForm('whopper'), normalForm('burgerking')],
]);
/** Foods of which several are one portion: '6 nuggets meal'. */
const pieces = normalWords('nuggets mcnuggets');

const sizes = normalWords('small medium large');
const fries = normalWords('fries chips wedges rings salad');
const FRIES = normalForm('fries');

const wordOf = (token: Token | undefined): string => (token?.kind === 'word' ? token.text : '');

const word = (text: string, of?: WordToken): WordToken => ({
  kind: 'word',
  raw: of?.raw ?? '',
  ranges: of?.ranges ?? [],
  text,
  plural: text === FRIES,
});

/** Returns whether nothing after the word makes it part of another name: 'burger MEAL replacement'. */
const isEnd = (next: Token | undefined): boolean =>
  next?.kind !== 'word' || isFiller(next.text) || isJoin(next.text);

const one: NumberToken = { kind: 'number', raw: '', ranges: [], value: 1, article: true, guessed: true };

/** Returns the number of meals: the one before the main food unless it counts pieces. */
const countOf = (tokens: readonly Token[], main: number): NumberToken => {
  const number = tokens.slice(0, main).findLast(({ kind }) => kind !== 'word');
  const isCount = number?.kind === 'number' && number.energy !== true && Number.isInteger(number.value);
  return isCount && !pieces.has(wordOf(tokens[main])) ? { ...one, value: number.value } : one;
};

/**
 * Adds the fries of 'a Whopper MEAL' unless the text names a side; a size is theirs. The drink is not added: it may be
 * water or have 300 kcal, so only a named one is logged.
 */
export const completeComboMeals = (tokens: readonly Token[]): Token[] => {
  if (tokens.some((token) => fries.has(wordOf(token)))) return [...tokens];
  const out: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const isCombo = token.kind === 'word' && comboWords.has(token.text) && isEnd(tokens[at + 1]);
    const before = comboSizes.has(wordOf(tokens[at - 1])) ? at - 2 : at - 1;
    const chain = isCombo ? mains.get(wordOf(tokens[before])) : undefined;
    if (!isCombo || chain === undefined) {
      out.push(token);
      continue;
    }
    const size = tokens[before - 1];
    const isSized = size?.kind === 'word' && sizes.has(size.text);
    if (isSized) out.splice(out.lastIndexOf(size), 1);
    const side = [isSized ? size : word('medium'), word(chain ?? 'drivethru'), word(FRIES, token)];
    out.push(word('and'), countOf(tokens, before), ...side);
  }
  return out;
};
