import type { NumberToken, Token } from '../tokenize.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { unitOf } from '../vocabulary/units.ts';

const wordOf = (token: Token | undefined): string =>
  token?.kind === 'word' && token.named !== true ? token.text : '';

const isCount = (token: Token | undefined): token is NumberToken => token?.kind === 'number' && !token.energy;

/** A phrase that divides what was eaten. */
interface Division {
  length: number;
  factor: number;
}

/** Skips 'of us', 'people', 'ways'. */
const peopleLength = (tokens: readonly Token[], at: number): number => {
  if (wordOf(tokens[at]) === 'of' && ['us', 'them', 'ourselve', 'you'].includes(wordOf(tokens[at + 1])))
    return 2;
  return ['people', 'person', 'friend', 'way', 'kid', 'us', 'personen', 'leute'].includes(wordOf(tokens[at]))
    ? 1
    : 0;
};

/** A single person with whom food is shared. */
const persons = new Set(
  'friend brother sister wife husband mom mum dad son daughter colleague roommate partner boyfriend girlfriend mann frau mutter vater'.split(
    ' ',
  ),
);

/** Reads 'split three ways', 'between two of us', 'split in half', 'even split'. */
const readDivision = (tokens: readonly Token[], at: number): Division | null => {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const word = wordOf(first);
  const isSplit = ['split', 'divided', 'shared', 'cut', 'geteilt'].includes(word);
  const link = isSplit && ['by', 'among', 'between', 'into', 'in', 'with'].includes(wordOf(second)) ? 1 : 0;
  const count = tokens[at + 1 + link];
  if (isSplit && isCount(count) && count.value >= 2 && peopleLength(tokens, at + 2 + link) > 0)
    return { factor: 1 / count.value, length: 2 + link + peopleLength(tokens, at + 2 + link) };
  if (
    ['between', 'among'].includes(word) &&
    isCount(second) &&
    second.value >= 2 &&
    peopleLength(tokens, at + 2) > 0
  )
    return { factor: 1 / second.value, length: 2 + peopleLength(tokens, at + 2) };
  // 'Eine Pizza MIT MEINEM BRUDER GETEILT'.
  const person =
    word === 'with' ? [at + 1, at + 2].find((place) => persons.has(wordOf(tokens[place]))) : undefined;
  if (person !== undefined && ['shared', 'split', 'geteilt'].includes(wordOf(tokens[person + 1])))
    return { factor: 1 / 2, length: person + 2 - at };
  // 'In half with my sister'.
  const isHalved =
    (word === 'in' && isCount(second) && second.value === 0.5 && !isFood(third)) || word === 'halved';
  return isHalved ? { factor: 1 / 2, length: word === 'in' ? 2 : 1 } : null;
};

const isFood = (token: Token | undefined): boolean =>
  token?.kind === 'word' && !isFiller(token.text) && wordOf(token) !== 'with' && unitOf(token.text) === null;

/** Reads 'three of us split two burritos' as two thirds of a burrito each. */
const readGroup = (tokens: readonly Token[], at: number): Division | null => {
  const count = tokens[at];
  const length = peopleLength(tokens, at + 1);
  if (!isCount(count) || count.value < 2 || length === 0) return null;
  const verb = wordOf(tokens[at + 1 + length]);
  const verbs = length === 2 ? ['split', 'shared', 'had', 'ordered', 'ate'] : ['split', 'shared'];
  return verbs.includes(verb) ? { factor: 1 / count.value, length: 2 + length } : null;
};

/** Reads 'for 3 people, even split'. */
const readParty = (tokens: readonly Token[], at: number): Division | null => {
  const [link, count] = [wordOf(tokens[at]), tokens[at + 1]];
  const isParty = link === 'for' && isCount(count) && peopleLength(tokens, at + 2) > 0;
  const isSplit = tokens.some((token) => ['split', 'shared', 'equally', 'evenly'].includes(wordOf(token)));
  return isParty && isSplit ? { factor: 1 / count.value, length: 2 + peopleLength(tokens, at + 2) } : null;
};

/** Multiplies the counts of foods, or puts the factor before the first food of each phrase without one. */
const multiply = (tokens: readonly Token[], factor: number): Token[] => {
  const out: Token[] = [];
  let isOpen = true;
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    if (token.kind === 'break' || wordOf(token) === 'and') isOpen = true;
    const isMeasure = isCount(token) && ['mass', 'volume'].includes(unitOf(wordOf(next))?.kind ?? '');
    if (isCount(token) && isOpen && !isMeasure) {
      out.push({ ...token, value: token.value * factor, article: false });
      isOpen = false;
    } else if (isCount(token) && isMeasure && isOpen) {
      out.push({ ...token, value: token.value * factor });
      isOpen = false;
    } else {
      if (
        isOpen &&
        token.kind === 'word' &&
        (isFood(token) || unitOf(token.text) !== null) &&
        token.text !== 'and'
      ) {
        out.push({ kind: 'number', raw: '', value: factor, article: false, ranges: [] });
        isOpen = false;
      }
      out.push(token);
    }
  }
  return out;
};

/** Drops the size of the whole from '5 OF A PACK OF 10 oreos' and 'two OF MY MUM'S FOUR potatoes'. */
const dropWholes = (tokens: readonly Token[]): Token[] => {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    out.push(token);
    if (!isCount(token) || token.article || wordOf(tokens[at + 1]) !== 'of') continue;
    let end = at + 2;
    while (end < at + 7) {
      const next = tokens[end];
      const isLink =
        (next?.kind === 'number' && next.article) ||
        (next?.kind === 'word' &&
          (isFiller(next.text) ||
            /['’]s$/.test(next.raw) ||
            next.text === 'mum' ||
            unitOf(next.text)?.kind === 'portion'));
      if (!isLink) break;
      end += 1;
    }
    const whole = tokens[end];
    const isWhole = end > at + 2 || wordOf(tokens[end - 1]) === 'of';
    if (isWhole && isCount(whole) && !whole.article && whole.value >= token.value && isFood(tokens[end + 1]))
      at = end;
  }
  return out;
};

const readAny = (tokens: readonly Token[], at: number): Division | null =>
  readDivision(tokens, at) ?? readGroup(tokens, at) ?? readParty(tokens, at);

/** Divides what several people shared: 'a bottle of wine split three ways', 'three of us split two burritos'. */
export const divideShares = (written: readonly Token[]): Token[] => {
  const tokens = dropWholes(written);
  for (let at = 0; at < tokens.length; at += 1) {
    const division = readAny(tokens, at);
    if (division === null) continue;
    const start =
      tokens.slice(0, at).findLastIndex((token) => token.kind === 'break' && /[.;!?\n]/.test(token.raw)) + 1;
    const rest = [...tokens.slice(start, at), ...tokens.slice(at + division.length)].filter(
      (token) =>
        !['split', 'shared', 'divided', 'even', 'equally', 'evenly', 'cut', 'between'].includes(
          wordOf(token),
        ),
    );
    return [...tokens.slice(0, start), ...multiply(rest, division.factor)];
  }
  return tokens;
};
