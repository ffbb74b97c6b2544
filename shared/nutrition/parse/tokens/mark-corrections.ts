import { isFiller } from '../vocabulary/filler-words.ts';
import type { Token } from '../tokenize.ts';
import { unitOf } from '../vocabulary/units.ts';

/** Marks corrections of the previous words. */
export const CORRECTION_MARK = 'correction_mark';

/** Words that start a correction. */
const sure = new Set('wait sorry mean meant scratch correction'.split(' '));
/** Words that start a correction only if a different amount follows: '2 slices, ACTUALLY three'. */
const perhaps = new Set('no actually make rather'.split(' '));
/** Words around a correction: 'OH no wait', 'sorry, I MEAN'. */
const beside = new Set('oh i that it um uh or well'.split(' '));

const endings = new Set(['that', 'it']);

const textOf = (token: Token | undefined): string => (token?.kind === 'word' ? token.text : '');
const namesFood = (token: Token): boolean =>
  token.kind === 'word' && !isFiller(token.text) && unitOf(token.text) === null;

/** Returns whether a word starts a correction. 'scratch' does so only in 'SCRATCH THAT', not in 'a scratch biscuit'. */
const takesBack = (tokens: readonly Token[], at: number): boolean => {
  const text = textOf(tokens[at]);
  return sure.has(text) && (text !== 'scratch' || endings.has(textOf(tokens[at + 1])));
};

/** Returns the end of a correction phrase that starts at a position, or the position itself. */
const endOfRun = (tokens: readonly Token[], index: number): number => {
  let end = index;
  for (let at = index; at < tokens.length; at += 1) {
    const text = textOf(tokens[at]);
    if (takesBack(tokens, at) || perhaps.has(text)) end = at + 1;
    else if (!beside.has(text) && tokens[at]?.kind !== 'break') break;
  }
  // In 'make THAT three' and 'no wait, three' the following words belong to it.
  while (end > index && (endings.has(textOf(tokens[end])) || tokens[end]?.kind === 'break')) end += 1;
  return end;
};

/** Returns where the amount at the end of some tokens starts: '1 slice of'. Their number if they end with none. */
const startOfAmount = (tokens: readonly Token[]): number => {
  const number = tokens.findLastIndex(({ kind }) => kind === 'number');
  return number >= 0 && !tokens.slice(number).some((token) => token.kind === 'break')
    ? number
    : tokens.length;
};

/** Returns whether a new amount of the previous food follows, with the same food or none. */
const hasNewAmount = (before: readonly Token[], behind: readonly Token[]): boolean => {
  const [number, ...rest] = behind;
  if (number?.kind !== 'number') return false;
  const end = rest.findIndex(({ kind }) => kind === 'break');
  const foods = (end < 0 ? rest : rest.slice(0, end)).filter(namesFood).map(textOf);
  if (before.at(-1)?.kind === 'number' && !before.some(namesFood)) return true;
  const earlierTexts = new Set(before.map(textOf));
  return foods.length === 0 || foods.some((food) => earlierTexts.has(food));
};

/** Inserts a mark at each correction: 'two eggs, NO WAIT, three eggs'. Drops corrections before the first food. */
export const markCorrections = (tokens: readonly Token[]): Token[] => {
  const out: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    const starts = token?.kind === 'word' && token.named !== true;
    const end = starts ? endOfRun(tokens, index) : index;
    const run = tokens.slice(index, end);
    const isSure = run.some((each) => sure.has(textOf(each)));
    if (token !== undefined && !isSure && (run.length === 0 || !hasNewAmount(out, tokens.slice(end))))
      out.push(token);
    else {
      const isOnlyAmount = !out.some(namesFood) && tokens[end]?.kind === 'number';
      // 'Three, no wait, two eggs' are two.
      // 'One slice, no, two slices of pizza' are two.
      if (isOnlyAmount) out.splice(startOfAmount(out));
      if (out.some(namesFood))
        out.push({ kind: 'word', raw: '', ranges: [], text: CORRECTION_MARK, plural: false });
      index = end - 1;
    }
  }
  return out;
};
