import { decimal } from '../parse-decimal.ts';
import { articles, numberWord, partWord, vagueWords } from '../vocabulary/number-words.ts';
import { moveTrailingFractions } from './move-trailing-fractions.ts';
import type { NumberToken, Token } from '../tokenize.ts';
import { unitOf } from '../vocabulary/units.ts';

/** Words that multiply the number before them and may be followed by smaller numbers. */
const scales: ReadonlySet<string> = new Set(['hundred', 'thousand']);

const wordAt = (tokens: readonly Token[], index: number): string | undefined => {
  const token = tokens[index];
  return token?.kind === 'word' && token.named !== true ? token.text : undefined;
};

interface Reading {
  value: number | null;
  length: number;
  article: boolean;
}
const reading = (value: number | null, length: number, article = false): Reading => ({
  value,
  length,
  article,
});

/** Returns the number of words between a number and the counted food: 'half OF AN avocado', 'a couple OF eggs'. */
const linkLength = (tokens: readonly Token[], index: number): number => {
  const of = wordAt(tokens, index) === 'of' ? 1 : 0;
  const next = wordAt(tokens, index + of) ?? '';
  return of + (articles.has(next) || next === 'the' ? 1 : 0);
};

/** Words before a food of which a share is taken: '75% of A pizza', not '5% of fat'. */
const determiners: ReadonlySet<string> = new Set([...articles, 'the', 'my', 'this', 'that', 'our']);

/** Parses '75% OF A pizza' as three quarters, or returns null if the percentage describes the food: '2% milk'. */
const readShare = (tokens: readonly Token[], index: number): Reading | null => {
  const token = tokens[index];
  const isPercent = wordAt(tokens, index + 1) === 'percent';
  const share = /^(\d+(?:[.,]\d+)?)%$/.exec(wordAt(tokens, index) ?? '')?.[1];
  const value = token?.kind === 'number' && isPercent ? token.value : decimal(share ?? '0');
  const at = index + (isPercent ? 2 : 1);
  const isOf = wordAt(tokens, at) === 'of' && determiners.has(wordAt(tokens, at + 1) ?? '');
  return value > 0 && isOf ? reading(value / 100, at - index + linkLength(tokens, at)) : null;
};

/** Parses 'one', 'a', 'half a dozen', '2', 'a hundred and fifty', without a following 'and'. */
const readSimple = (tokens: readonly Token[], index: number): Reading | null => {
  const token = tokens[index];
  const share = readShare(tokens, index);
  if (share !== null) return share;
  if (token?.kind === 'number') return reading(token.value, 1);
  const word = wordAt(tokens, index) ?? '';
  if (articles.has(word)) {
    const next = wordAt(tokens, index + 1) ?? '';
    if (vagueWords.has(next)) return reading(null, 2);
    const more = next === 'one' ? null : readSimple(tokens, index + 1);
    if (more === null || tokens[index + 1]?.kind === 'number') return reading(1, 1, true);
    return { ...more, length: more.length + 1 };
  }
  const part = partWord(word);
  if (part !== null) {
    const link = linkLength(tokens, index + 1);
    const dozen = wordAt(tokens, index + 1 + link) === 'dozen';
    return reading(dozen ? part * 12 : part, 1 + link + (dozen ? 1 : 0));
  }
  const value = numberWord(word);
  return value === null ? null : reading(value, 1);
};

/**
 * Parses 'two fifty grams' and 'one twenty five ml', in which 'hundred' is omitted before a measured food, or returns
 * null.
 */
const readSpokenHundreds = (tokens: readonly Token[], index: number): Reading | null => {
  const [ones, tens] = [numberWord(wordAt(tokens, index) ?? ''), numberWord(wordAt(tokens, index + 1) ?? '')];
  if (ones === null || tens === null || ones > 9 || tens < 20 || tens > 90) return null;
  const more = numberWord(wordAt(tokens, index + 2) ?? '') ?? 10;
  const length = more < 10 ? 3 : 2;
  const unit = unitOf(wordAt(tokens, index + length) ?? '');
  if (unit === null || unit.kind === 'portion') return null;
  return reading(ones * 100 + tens + (more < 10 ? more : 0), length);
};

/** Parses 'two hundred', '3 dozen', 'two thirds', 'twenty five' as one number. */
const readProduct = (tokens: readonly Token[], index: number): Reading | null => {
  const first = readSpokenHundreds(tokens, index) ?? readSimple(tokens, index);
  if (first?.value == null || first.article) return first;
  const at = index + first.length;
  const word = wordAt(tokens, at) ?? '';
  if (word === 'dozen' || scales.has(word)) {
    return reading(first.value * (numberWord(word) ?? 1), first.length + 1);
  }
  const part = partWord(word);
  if (part !== null && first.value >= 1) {
    return reading(first.value * part, first.length + 1 + linkLength(tokens, at + 1));
  }
  const ones = numberWord(word) ?? 0;
  if (first.value >= 20 && first.value % 10 === 0 && ones >= 1 && ones <= 9 && word !== 'another') {
    return reading(first.value + ones, first.length + 1);
  }
  return first;
};

/** Adds number words without 'and': 'two hundred FIFTY'. */
const readSum = (tokens: readonly Token[], index: number): Reading | null => {
  const first = readProduct(tokens, index);
  const at = index + (first?.length ?? 0);
  const scale = wordAt(tokens, at - 1) ?? '';
  if (first?.value == null || !scales.has(scale) || tokens[at]?.kind !== 'word') return first;
  const more = readNumber(tokens, at);
  const isPart =
    more?.value != null && !more.article && more.value >= 1 && more.value < (numberWord(scale) ?? 0);
  return isPart ? reading(first.value + (more.value ?? 0), first.length + more.length) : first;
};

/** Adds 'and a half' and 'and fifty', and takes the middle of 'two or three'. */
const readNumber = (tokens: readonly Token[], index: number): Reading | null => {
  const first = readSum(tokens, index);
  if (first?.value == null) return first;
  const at = index + first.length;
  const link = wordAt(tokens, at);
  const second = link === undefined ? null : readProduct(tokens, at + 1);
  if (second?.value == null || second.article) return first;
  const length = first.length + 1 + second.length;
  const adds = second.value < 1 || (first.value >= 100 && first.value % 100 === 0 && second.value < 100);
  if (link === 'and' && adds) return reading(first.value + second.value, length);
  if ((link === 'or' || link === 'to') && second.value > first.value) {
    return reading((first.value + second.value) / 2, length);
  }
  return first;
};

/** Words that speech recognition writes for numbers. */
const heard: ReadonlyMap<string, number> = new Map([
  ['to', 2],
  ['too', 2],
  ['for', 4],
  ['tree', 3],
]);
/** Words after which a food starts: 'I had TO EGGS'. */
const beginsFood = new Set(['and', 'had', 'have', 'ate', 'eat', 'eaten', 'drank', 'got', 'log']);
/** Purposes that are not foods: 'for starters', 'for kids'. */
const noFood = new Set([
  'starter',
  'snack',
  'drink',
  'side',
  'dessert',
  'kid',
  'guest',
  'meal',
  'nibble',
  'vegetable',
  'carb',
]);

/** Parses 'to eggs', which speech recognition writes for 'two eggs', where a food may start. Returns null otherwise. */
const heardNumber = (tokens: readonly Token[], index: number): number | null => {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  const isStart =
    before === undefined || before.kind === 'break' || beginsFood.has(wordAt(tokens, index - 1) ?? '');
  const isCounted = next?.kind === 'word' && next.plural && !noFood.has(next.text);
  return isStart && isCounted && token?.kind === 'word' ? (heard.get(token.text) ?? null) : null;
};

const isTimes = (token: Token | undefined): boolean => token?.kind === 'word' && /^[x×]$/.test(token.text);

/** Parses a fraction after a unit: 'a litre AND A HALF of water'. Returns the number of tokens, or null. */
const readPartBehindUnit = (tokens: readonly Token[], index: number): Reading | null => {
  if (unitOf(wordAt(tokens, index) ?? '') === null || wordAt(tokens, index + 1) !== 'and') return null;
  const article = articles.has(wordAt(tokens, index + 2) ?? '') ? 1 : 0;
  const part = partWord(wordAt(tokens, index + 2 + article) ?? '');
  const next = wordAt(tokens, index + 3 + article);
  return part === null || (next !== undefined && next !== 'of') ? null : reading(part, 2 + article);
};

/** Converts number words to number tokens. Drops 'of' after 'a couple', and the x of '2x' and 'x2'. */
export const readNumbers = (written: readonly Token[]): Token[] => {
  const tokens = moveTrailingFractions(written);
  const out: Token[] = [];
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index];
    if (token?.kind === 'number' && token.energy === true) {
      out.push(token);
      index += 1;
      continue;
    }
    const guess = heardNumber(tokens, index);
    const found = guess === null ? readNumber(tokens, index) : reading(guess, 1);
    if (found === null) {
      const beside = tokens[index - 1]?.kind === 'number' || tokens[index + 1]?.kind === 'number';
      if (token !== undefined && !(isTimes(token) && beside)) out.push(token);
      index += 1;
      continue;
    }
    const said = tokens.slice(index, index + found.length);
    const raw = said.map((each) => each.raw);
    index += found.length;
    if (found.value === null) continue;
    const more = readPartBehindUnit(tokens, index);
    const read: NumberToken = {
      kind: 'number',
      raw: raw.join(' '),
      ranges: said.flatMap((each) => each.ranges),
      value: found.value + (more?.value ?? 0),
      article: found.article && more === null,
      ...(guess !== null && { guessed: true as const }),
    };
    out.push(read);
    const unit = tokens[index];
    if (more !== null && unit !== undefined) {
      out.push(unit);
      index += 1 + more.length;
    } else if (!found.article && wordAt(tokens, index) === 'of' && raw.length > 1) index += 1;
  }
  return out;
};
