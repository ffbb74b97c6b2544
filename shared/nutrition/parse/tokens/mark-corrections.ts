import { isFiller, isJoin, isNegation } from '../vocabulary/filler-words.ts';
import type { Token } from '../tokenize.ts';
import { unitOf } from '../vocabulary/units.ts';

/** Marks corrections of the previous words. */
export const CORRECTION_MARK = 'correction_mark';

/** Words that start a correction. */
const sure = new Set('wait sorry mean meant scratch correction'.split(' '));
/** Words that start a correction only if a different amount follows: '2 slices, ACTUALLY three'. */
const perhaps = new Set('no actually make rather'.split(' '));
/** Words around a correction: 'OH no wait', 'sorry, I MEAN'. */
const beside = new Set('oh ah ach i that it um uh or well'.split(' '));

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
  // 'Actually IT WAS quinoa'.
  const isPast = end > index && /^(?:was|were)$/.test(textOf(tokens[end]));
  if (isPast && endings.has(textOf(tokens[end - 1]))) end += 1;
  // In 'no wait, NO SUGAR' the last word negates the food.
  const isNegated = end - index > 1 && textOf(tokens[end - 1]) === 'no' && isFood(tokens[end]);
  return isNegated ? end - 1 : end;
};

const isFood = (token: Token | undefined): boolean =>
  token !== undefined && namesFood(token) && !isJoin(textOf(token)) && !isNegation(textOf(token));

/** Words of an addition, which corrects nothing: 'actually two eggs TOO'. */
const additions = new Set(['too', 'also', 'well', 'again', 'more']);

/**
 * Returns whether another food replaces the one before the comma: 'a latte, ACTUALLY a flat white', 'tea, NO, coffee'.
 * @param from position of the first word of the correction
 * @param to position after its last one
 */
const hasNewFood = (tokens: readonly Token[], from: number, to: number): boolean => {
  const [before, next] = [tokens[from - 1], tokens[to]];
  if (before?.kind !== 'break' || !/^[,–-]$/.test(before.raw)) return false;
  const isArticle = next?.kind === 'number' && next.article;
  const run = tokens.slice(from, to);
  const words = run.map(textOf);
  const isSet = words.includes('make') && words.some((word) => endings.has(word));
  const isRefused =
    words.includes('no') && (isArticle || textOf(next) === 'with' || run.at(-1)?.kind === 'break');
  if (!isRefused && !isSet && !words.includes('actually') && !words.includes('rather')) return false;
  const end = tokens.findIndex(({ kind }, at) => at >= to && kind === 'break');
  const clause = tokens.slice(to, end < 0 ? tokens.length : end);
  // 'Pasta with pesto, no, WITH tomato sauce'.
  if (textOf(next) === 'with') return isFood(clause[clause[1]?.kind === 'number' ? 2 : 1]);
  return isFood(clause[isArticle ? 1 : 0]) && !clause.some((token) => additions.has(textOf(token)));
};

/** Returns the words of the last addition for 'without' at the end of a clause: 'coffee WITH MILK, actually without'. */
const lastAddition = (before: readonly Token[]): Token[] => {
  const from = before.findLastIndex((token) => textOf(token) === 'with');
  if (from < 0) return [];
  const end = before.findIndex(({ kind }, at) => at > from && kind === 'break');
  // 'Without milk OR sugar' negates both.
  return before
    .slice(from + 1, end < 0 ? before.length : end)
    .filter(({ kind }) => kind === 'word')
    .map((token): Token => ({ ...token, ...(textOf(token) === 'and' && { text: 'or' }), ranges: [] }));
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
    const isCorrection =
      isSure || (run.length > 0 && (hasNewAmount(out, tokens.slice(end)) || hasNewFood(tokens, index, end)));
    if (isNegation(textOf(tokens[end])) && run.length > 0 && out.some(namesFood)) {
      const [negation, next] = [tokens[end], tokens[end + 1]];
      if (negation !== undefined) out.push(negation);
      if (next === undefined || next.kind === 'break') out.push(...lastAddition(out.slice(0, -1)));
      index = end;
    } else if (token !== undefined && !isCorrection) out.push(token);
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
