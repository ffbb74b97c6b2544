import { CORRECTION_MARK } from './tokens/mark-corrections.ts';
import { isEachWord, isFiller, isJoin, isNegation, startsTail } from './vocabulary/filler-words.ts';
import type { NumberToken, Token, WordToken } from './tokenize.ts';
import { unitOf } from './vocabulary/units.ts';

/**
 * How a segment relates to the previous one: `listed` next to it; `with` it; `or`, an alternative word; `within` it, as
 * an ingredient or filling; `in` or on it.
 */
export type Link = 'listed' | 'with' | 'within' | 'in' | 'or';

/** A part of a text that names a food and its amount, or belongs to a neighbor. */
export interface Segment {
  tokens: (WordToken | NumberToken)[];
  link: Link;
  /** Whether it follows a comma or similar. */
  afterBreak: boolean;
  /** Whether it starts a sentence or line. */
  startsSentence: boolean;
  /** 'no cheese', 'without sugar'. */
  negated: boolean;
  /** Whether it follows a colon or a dash: 'tapas: OLIVES'. */
  isHeaded?: boolean;
  /** Whether it applies to both previous foods: 'both with ketchup'. */
  both?: boolean;
  /** Whether it corrects the previous mention: 'two eggs, no wait, THREE'. */
  isCorrection?: boolean;
}

const linkOfJoin: Readonly<Record<string, Link>> = {
  with: 'with',
  or: 'or',
  on: 'in',
  over: 'in',
  in: 'in',
  inside: 'within',
  under: 'in',
  featuring: 'within',
  using: 'within',
  that: 'within',
  which: 'within',
};
/** Words before 'with' or 'in' that attach a part closely. */
const within = new Set(
  'made filled filling topped stuffed covered coated loaded cooked mixed wrapped containing spread prepared packed stacked complete stuffed fried baked'.split(
    ' ',
  ),
);
/** Those that describe the previous food when alone after a comma: 'a sandwich, STACKED with ham'. */
const filledBy = new Set(
  'made filled topped stuffed covered loaded stacked packed layered complete'.split(' '),
);
const beside = new Set('along paired together accompanied served pairing down'.split(' '));

const isMeasure = (token: Token | undefined): boolean => {
  const kind = token?.kind === 'word' ? unitOf(token.text)?.kind : undefined;
  return kind === 'mass' || kind === 'volume';
};

const namesFood = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  !isFiller(token.text) &&
  !isJoin(token.text) &&
  !isEachWord(token.text) &&
  unitOf(token.text) === null;

/** Returns whether another food follows the amount at `index`: 'eggs 100 g | toast'. */
const foodFollows = (tokens: readonly Token[], index: number): boolean => {
  for (let at = index; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'break' || (token?.kind === 'word' && isJoin(token.text))) return false;
    if (token?.kind === 'number') return true;
    if (namesFood(token)) return true;
  }
  return false;
};

/** Returns whether a number after food words starts a new food, instead of stating the amount of the previous one. */
const beginsFood = (current: Segment, tokens: readonly Token[], index: number): boolean => {
  if (!current.tokens.some(namesFood)) return false;
  if (!foodFollows(tokens, index + 1)) return false;
  const hasAmount = current.tokens.some((token) => token.kind === 'number' && !token.article);
  return hasAmount || !isMeasure(tokens[index + 1]);
};

const pronouns = new Set(['it', 'they', 'its', 'theyre', 'theyve']);
const hasOrIs = new Set(
  's is was are were has have had got come came contain include made filled topped'.split(' '),
);

/** Returns whether words describe the previous food: 'IT'S GOT whipped cream', 'they are filled with jam'. */
const describesPreviousFood = (tokens: readonly Token[], index: number): boolean => {
  const [token, next] = [tokens[index], tokens[index + 1]];
  return (
    token?.kind === 'word' && pronouns.has(token.text) && next?.kind === 'word' && hasOrIs.has(next.text)
  );
};

const isTail = (token: Token | undefined): boolean =>
  token?.kind === 'word' && (startsTail(token.text) || token.text === 'like' || token.text === 'as');

const linkOf = (tokens: readonly Token[], index: number): Link => {
  const token = tokens[index];
  const link = token?.kind === 'word' ? (linkOfJoin[token.text] ?? 'listed') : 'listed';
  const [before, second] = [tokens[index - 1], tokens[index - 2]];
  const said = before?.kind === 'word' ? before.text : '';
  if (link === 'with' && (beside.has(said) || (second?.kind === 'word' && second.text === 'along')))
    return 'listed';
  return (link === 'with' || link === 'in') && within.has(said) ? 'within' : link;
};

/** Splits tokens into segments at breaks, at 'and' or 'with', and at a number that starts the next food. */
export const splitSegments = (tokens: readonly Token[]): Segment[] => {
  const segments: Segment[] = [];
  let current: Segment = {
    tokens: [],
    link: 'listed',
    afterBreak: true,
    startsSentence: true,
    negated: false,
  };
  const close = (next: Omit<Segment, 'tokens'>): void => {
    if (current.tokens.length > 0) segments.push(current);
    current = { ...next, tokens: [] };
  };
  const listed = { link: 'listed', afterBreak: false, startsSentence: false, negated: false } as const;
  let measured = false;
  let named = false;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'break') {
      const ends = /[.;:!?\n\r]/.test(token.raw);
      if (ends) named = false;
      // After a food a meal's name does not start a new segment: 'a chop for lunch, breaded and fried'. Before one it
      // does.
      const namesMeal = token.raw === '';
      if (namesMeal && !current.tokens.some(namesFood) && namesFood(tokens[index + 1] ?? token))
        named = false;
      named ||= current.tokens.some(namesFood);
      const startsSentence =
        ends || (token.raw === '' && !named) || (current.startsSentence && current.tokens.length === 0);
      const isHeaded = current.tokens.length > 0 && (token.raw === ':' || /^\s?[-–—]\s?$/.test(token.raw));
      close({ ...listed, afterBreak: true, startsSentence, ...(isHeaded && { isHeaded }) });
    } else if (token.kind === 'number' && token.article && isTail(tokens[index - 1])) {
      // 'from a restaurant' is not a new food.
    } else if (token.kind === 'number') {
      if (token.energy !== true && beginsFood(current, tokens, index)) close(listed);
      current.tokens.push(token);
    } else if (token.text === CORRECTION_MARK) close({ ...listed, isCorrection: true });
    else if (isNegation(token.text)) close({ ...listed, link: 'within', negated: true });
    // 'Hold the mayo, ADD avocado'.
    else if (token.text === 'add' && current.negated && namesFood(tokens[index + 1]))
      close({ ...listed, link: 'with' });
    else if (isJoin(token.text)) {
      const isEmpty = current.tokens.every(
        (each) => each.kind === 'word' && (isFiller(each.text) || filledBy.has(each.text)),
      );
      const negated = current.negated && token.text === 'or';
      const link = linkOf(tokens, index);
      const tells =
        isEmpty &&
        link !== 'listed' &&
        current.tokens.some((each) => each.kind === 'word' && filledBy.has(each.text));
      if (tells) current.tokens = [];
      const both = token.text === 'both' || (isEmpty && current.both === true);
      close({
        both,
        link: isEmpty && link === 'listed' ? current.link : link,
        afterBreak: current.afterBreak && isEmpty && !tells,
        startsSentence: current.startsSentence && isEmpty && !tells,
        negated,
        ...(current.tokens.length === 0 && current.isCorrection === true && { isCorrection: true }),
      });
    } else {
      const isEmpty = current.tokens.length === 0 && segments.length > 0;
      if (isEmpty && describesPreviousFood(tokens, index))
        Object.assign(current, { link: 'within', afterBreak: false, startsSentence: false });
      if (measured && namesFood(token) && current.tokens.some(namesFood)) close(listed);
      current.tokens.push(token);
    }
    measured = isMeasure(token) && tokens[index - 1]?.kind === 'number' && current.tokens.some(namesFood);
  }
  close(listed);
  return segments;
};
