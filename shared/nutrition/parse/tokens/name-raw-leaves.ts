import type { Token } from '../tokenize.ts';

/** Leaves that are called the same raw and cooked. */
const leaves = new Set(['spinach', 'kale', 'chard']);
/** Measures of raw leaves. */
const vessels = new Set(['cup', 'handful', 'bag']);
/** Words of a cooked food. */
const cooked = new Set(
  'cooked sauteed steamed boiled wilted fried creamed creamy braised blanched frozen canned baked soup curry'.split(
    ' ',
  ),
);

const wordOf = (token: Token | undefined): string => (token?.kind === 'word' ? token.text : '');

/** Adds 'raw' to leaves that are measured loosely: 'two CUPS of spinach', unlike 'a cup of spinach, sauteed'. */
export const nameRawLeaves = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, at): Token[] => {
    const of = wordOf(tokens[at - 1]) === 'of' ? 1 : 0;
    const isMeasured = vessels.has(wordOf(tokens[at - 1 - of])) && tokens[at - 2 - of]?.kind === 'number';
    if (!isMeasured || !leaves.has(wordOf(token))) return [token];
    const isCooked = tokens.slice(at + 1, at + 4).some((each) => cooked.has(wordOf(each)));
    return isCooked ? [token] : [{ kind: 'word', raw: '', ranges: [], text: 'raw', plural: false }, token];
  });
