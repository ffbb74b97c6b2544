import { isPlural, normalForm } from './normal-form.ts';
import type { Token, WordToken } from './tokens.ts';

/** Sayings whose words mean something else together, and what they mean. */
const sayings: readonly (readonly [saying: string, meaning: string])[] = [
  ['fish and chips', 'battered fish and french fries'],
  ['half and half', 'half_and_half'],
  ['whole wheat', 'wholewheat'],
  ['whole grain', 'wholewheat'],
  ['whole meal', 'wholewheat'],
  ['ice cream', 'icecream'],
  ['ice creams', 'icecreams'],
  ['hot dog', 'hotdog'],
  ['hot dogs', 'hotdogs'],
  ['three bean', 'bean'],
  ['salt and pepper', 'salt and black pepper'],
  ['seven up', 'lemon lime soda'],
  ['7 up', 'lemon lime soda'],
  ['coca cola', 'cola'],
  ['mac n cheese', 'mac and cheese'],
  ['pb and j', 'pbj'],
  ['g and t', 'gin tonic'],
  ['on the cob', 'cob'],
  ['french fry', 'french fries'],
];

interface Saying {
  from: string[];
  to: Pick<WordToken, 'text' | 'plural'>[];
}

const readSaying = ([saying, meaning]: readonly [string, string]): Saying => ({
  from: saying.split(' ').map(normalForm),
  to: meaning.split(' ').map((word) => ({ text: normalForm(word), plural: isPlural(word) })),
});

const byFirstWord: ReadonlyMap<string, readonly Saying[]> = Map.groupBy(
  sayings.map(readSaying),
  (saying) => saying.from[0] ?? '',
);

const textOf = (token: Token | undefined): string | undefined => {
  if (token?.kind === 'word') return token.text;
  return token?.kind === 'number' ? token.raw : undefined;
};

/** Replaces sayings by what they mean. The words as written stay with the first word of the meaning. */
export const readSayings = (tokens: readonly Token[]): Token[] => {
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
    const raw = tokens.slice(at, at + saying.from.length).map((each) => each.raw);
    for (const [place, word] of saying.to.entries()) {
      out.push({ kind: 'word', raw: place === 0 ? raw.join(' ') : '', ...word });
    }
    index += saying.from.length;
  }
  return out;
};
