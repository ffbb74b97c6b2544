import type { Token } from '../tokenize.ts';
import { isFiller, isJoin } from '../vocabulary/filler-words.ts';

/** Preparations of a whole bird. */
const preparations = new Set(['whole', 'roast', 'roasted', 'grilled', 'rotisserie', 'barbecue', 'bbq']);

const wordOf = (token: Token | undefined): string => (token?.kind === 'word' ? token.text : '');

const endsFood = (token: Token | undefined): boolean =>
  token?.kind !== 'word' || isFiller(token.text) || isJoin(token.text) || token.text === 'without';

const word = (text: string): Token => ({ kind: 'word', raw: '', ranges: [], text, plural: false });

/** Returns the position of 'chicken' in a part of a whole bird that starts here, or -1: 'HALF a roast CHICKEN'. */
const birdAfter = (tokens: readonly Token[], at: number): number => {
  const count = tokens[at];
  if (count?.kind !== 'number' || count.energy === true || count.value > 1) return -1;
  let end = at + 1;
  while (preparations.has(wordOf(tokens[end]))) end += 1;
  const isPart = count.value < 1 || wordOf(tokens[at + 1]) === 'whole';
  return isPart &&
    wordOf(tokens[end]) === 'chicken' &&
    (endsFood(tokens[end + 1]) || preparations.has(wordOf(tokens[end + 1])))
    ? end
    : -1;
};

/** Names the whole bird of 'half a chicken', which is a plate and not a part of a chicken breast. */
export const nameWholeBirds = (tokens: readonly Token[]): Token[] => {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    out.push(token);
    const bird = birdAfter(tokens, at);
    if (bird < 0) continue;
    const replaced = tokens.slice(at + 1, bird + 1);
    const ranges = replaced.flatMap((each) => each.ranges);
    const raw = replaced.map((each) => each.raw).join(' ');
    out.push({ ...word('rotisserie'), raw, ranges }, { ...word('chicken'), ranges });
    at = bird;
  }
  return out;
};
