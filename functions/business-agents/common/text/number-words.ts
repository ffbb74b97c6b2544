import { numberWords } from '#shared/language/number-words.ts';

const small = numberWords(1, 99);
const others: Readonly<Record<string, number>> = {
  zero: 0,
  null: 0,
  a: 1,
  an: 1,
  eine: 1,
  einen: 1,
  einem: 1,
  einer: 1,
  eins: 1,
  dozen: 12,
  dutzend: 12,
  couple: 2,
};
const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  hundert: 100,
  thousand: 1_000,
  tausend: 1_000,
  million: 1_000_000,
  millionen: 1_000_000,
};
/** Words that are numbers only in front of another number or a unit. */
const articles: ReadonlySet<string> = new Set(['a', 'an', 'ein', 'eine', 'einen', 'einem', 'einer', 'null']);

/** Splits 'siebenundzwanzig' and 'dreihundert' into the words of its parts. */
const germanParts = (word: string): string[] => {
  const scale = /^(.*?)(hundert|tausend)(.*)$/u.exec(word);
  if (scale && word !== 'hundert' && word !== 'tausend') {
    const [, before = '', name = '', after = ''] = scale;
    return [...(before ? germanParts(before) : []), name, ...(after ? germanParts(after) : [])];
  }
  const pair = /^(\p{L}+)und(\p{L}+zig|dreißig|dreissig)$/u.exec(word);
  return pair && small[pair[1] ?? ''] && small[pair[2] ?? ''] ? [pair[2] ?? '', pair[1] ?? ''] : [word];
};

const valueOf = (parts: readonly string[]): number | null => {
  let [total, part] = [0, 0];
  for (const word of parts) {
    const scale = scales[word];
    const value = small[word] ?? others[word];
    if (scale !== undefined) {
      part = (part || 1) * scale;
      if (scale >= 1_000) {
        total += part;
        part = 0;
      }
    } else if (value !== undefined) part += value;
    else if (word !== 'and' && word !== 'und') return null;
  }
  return total + part;
};

/**
 * Returns the value of a number in words, English or German, or null.
 * @example numberFromWords('ninety-nine') // 99
 * @example numberFromWords('zweihundertfünfzig') // 250
 */
export const numberFromWords = (words: string): number | null => {
  const parts = words
    .toLowerCase()
    .split(/[\s-]+/u)
    .filter((word) => word !== '')
    .flatMap(germanParts);
  const isNumber = parts.some((word) => small[word] ?? others[word] ?? scales[word]);
  return isNumber ? valueOf(parts) : null;
};

const isNumberWord = (word: string): boolean =>
  germanParts(word.toLowerCase()).every((part) => part in small || part in scales || part in others);

/** A number in words within a text. */
export interface WordNumber {
  value: number;
  start: number;
  end: number;
  text: string;
}

/** Finds numbers in words. A lone article is none. */
export const wordNumbersIn = (text: string): WordNumber[] => {
  const found: WordNumber[] = [];
  const words = [...text.matchAll(/\p{L}+/gu)];
  for (let at = 0; at < words.length; at += 1) {
    if (!isNumberWord(words[at]![0])) continue;
    let last = at;
    while (last + 1 < words.length) {
      const [one, next] = [words[last]!, words[last + 1]!];
      const between = text.slice(one.index + one[0].length, next.index);
      if (!/^[\s-]+$/u.test(between)) break;
      const isJoined =
        /^(?:and|und)$/iu.test(next[0]) && /^(?:hundred|thousand|hundert|tausend)$/iu.test(one[0]);
      if (!isJoined && !isNumberWord(next[0])) break;
      last += isJoined && words[last + 2] && isNumberWord(words[last + 2]![0]) ? 2 : isJoined ? 0 : 1;
      if (isJoined && !/^(?:and|und)$/iu.test(words[last - 1]?.[0] ?? '')) break;
    }
    const [start, end] = [words[at]!.index, words[last]!.index + words[last]![0].length];
    const written = text.slice(start, end);
    const value = numberFromWords(written);
    if (value !== null && !(last === at && articles.has(written.toLowerCase())))
      found.push({ value, start, end, text: written });
    at = last;
  }
  return found;
};
