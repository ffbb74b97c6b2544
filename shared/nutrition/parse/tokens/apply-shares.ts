import { normalForm } from '../normal-form.ts';
import type { NumberToken, Token } from '../tokenize.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.split(' ').map(normalForm));

/** People one shares a meal with. */
const people = set(
  'friend wife husband boyfriend girlfriend partner mum mom dad sister brother son daughter colleague roommate people other kid',
);
const owners = set('the my our a an another meinem meiner meinen einem einer');

const among = set('between among');
const ways = normalForm('ways');

const textOf = (token: Token | undefined): string => (token?.kind === 'word' ? token.text : '');

/** Parses the number of people in 'with my wife' or 'with two friends' at a position, and the number of tokens. */
const readPeople = (tokens: readonly Token[], index: number): { count: number; length: number } | null => {
  const [link, first, last] = tokens.slice(index, index + 3);
  // 'Split three WAYS', 'BETWEEN four'.
  if (link?.kind === 'number' && textOf(first) === ways) return { count: link.value - 1, length: 2 };
  if (among.has(textOf(link)) && first?.kind === 'number')
    return { count: first.value - 1, length: people.has(textOf(last)) ? 3 : 2 };
  if (textOf(link) !== 'with') return null;
  const isTold = first?.kind === 'number' || owners.has(textOf(first));
  const at = index + (isTold ? 2 : 1);
  const count = first?.kind === 'number' ? first.value : 1;
  return people.has(textOf(tokens[at])) ? { count, length: at + 1 - index } : null;
};

/**
 * Returns whether a whole dish was shared: 'SHARED a pizza', 'SPLIT the fries', but not 'banana split' or 'a shared
 * plate'.
 */
const isSharing = (tokens: readonly Token[], index: number): boolean => {
  const next = tokens[index + 1];
  return (
    ['shared', 'split'].map(normalForm).includes(textOf(tokens[index])) &&
    (next?.kind === 'number' || owners.has(textOf(next)))
  );
};

/**
 * Reduces shared dishes to the user's share: 'shared a pizza with two friends'. Without a number of people it is a
 * half.
 */
export const applyShares = (tokens: readonly Token[]): Token[] => {
  const out: Token[] = [];
  let shared: NumberToken | null = null;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const others = shared === null ? null : readPeople(tokens, index);
    if (isSharing(tokens, index)) {
      const next = tokens[index + 1];
      const whole = next?.kind === 'number' ? next.value : 1;
      const ranges = [...token.ranges, ...(next?.ranges ?? [])];
      shared = { kind: 'number', raw: next?.raw ?? '', ranges, value: whole / 2, article: false };
      out.push(shared);
      index += 1;
    } else if (others !== null && shared !== null) {
      shared.value = (shared.value * 2) / (1 + others.count);
      index += others.length - 1;
      shared = null;
    } else {
      if (token.kind === 'break') shared = null;
      out.push(token);
    }
  }
  return out;
};
