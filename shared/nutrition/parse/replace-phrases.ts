import { isPlural, normalForm } from './normal-form.ts';
import { phrases } from './vocabulary/phrases.ts';
import type { Token, WordToken } from './tokenize.ts';

interface Saying {
  from: string[];
  to: Pick<WordToken, 'text' | 'plural'>[];
}

const readSaying = ([saying, meaning]: readonly [string, string]): Saying => ({
  from: saying.split(' ').map(normalForm),
  to: meaning.split(' ').map((word) => ({ text: normalForm(word), plural: isPlural(word) })),
});

const byFirstWord: ReadonlyMap<string, readonly Saying[]> = Map.groupBy(
  phrases.map(readSaying).sort((one, other) => other.from.length - one.from.length),
  (saying) => saying.from[0] ?? '',
);

const textOf = (token: Token | undefined): string | undefined => {
  if (token?.kind === 'word') return token.text;
  return token?.kind === 'number' ? token.raw : undefined;
};

/** Replaces phrases by their meanings. The original words stay with the first word of the meaning. */
export const replacePhrases = (tokens: readonly Token[]): Token[] => {
  const out: Token[] = [];
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index];
    if (token === undefined) break;
    const at = index;
    const saying = byFirstWord
      .get(textOf(token) ?? '')
      ?.find(({ from }) => from.every((word, offset) => textOf(tokens[at + offset]) === word));
    if (saying === undefined) {
      out.push(token);
      index += 1;
      continue;
    }
    const said = tokens.slice(at, at + saying.from.length);
    const raw = said.map((each) => each.raw);
    const ranges = said.flatMap((each) => each.ranges);
    for (const [place, word] of saying.to.entries()) {
      out.push({ kind: 'word', raw: place === 0 ? raw.join(' ') : '', ranges, ...word });
    }
    index += saying.from.length;
  }
  return out;
};

/** Returns whether two tokens are the same word twice in a row, as in 'want want' and 'mahi mahi'. */
const isRepeated = (token: Token, next: Token | undefined): boolean =>
  token.kind === 'word' && next?.kind === 'word' && token.text === next.text && token.text.length > 1;

/** Joins words that are repeated: half of such a name never names the food. */
export const joinRepeatedWords = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean = () => true,
): Token[] => {
  const out: Token[] = [];
  for (const token of tokens) {
    const last = out.at(-1);
    if (last?.kind === 'word' && isRepeated(last, token) && isKnown(`${last.text}_${last.text}`))
      out[out.length - 1] = {
        ...last,
        raw: `${last.raw} ${token.raw}`,
        text: `${last.text}_${last.text}`,
        ranges: [...last.ranges, ...token.ranges],
      };
    else out.push(token);
  }
  return out;
};

/** Words that are compared as one but written as two, by the joined form: 'icecream'. */
const twoWords: ReadonlyMap<string, readonly string[]> = new Map(
  phrases.flatMap(([saying, meaning]) =>
    saying.includes(' ') && saying.replaceAll(' ', '') === meaning
      ? [[meaning, saying.split(' ')] as const]
      : [],
  ),
);

/** Splits a word as names write it: 'icecream' becomes 'ice' and 'cream'. */
export const splitCompound = (word: string): readonly string[] => twoWords.get(word) ?? [word];
