import type { Fact } from '../../facts/fact.ts';

/** A sentence and the facts behind its numbers. */
export interface Said {
  text: string;
  cited: readonly Fact[];
}

const isSaid = (part: Fact | Said): part is Said => 'cited' in part;

/**
 * Builds a sentence: facts are inserted as words and cited. The plain text must not contain numbers, so that every
 * number comes from a fact.
 * @example say`You had ${fact} ${period.fact}.`
 */
export const say = (texts: TemplateStringsArray, ...parts: readonly (Fact | Said | string)[]): Said => {
  const cited: Fact[] = [];
  const words = parts.map((part) => {
    if (typeof part === 'string') return part;
    if (!isSaid(part)) {
      cited.push(part);
      return part.words;
    }
    cited.push(...part.cited);
    return part.text;
  });
  return { text: texts.map((text, at) => `${text}${words[at] ?? ''}`).join(''), cited };
};

/** An empty sentence. */
export const silence: Said = { text: '', cited: [] };

const together = (parts: readonly Said[], between: string): Said => {
  const nonEmpty = parts.filter(({ text }) => text !== '');
  return {
    text: nonEmpty.map(({ text }) => text).join(between),
    cited: nonEmpty.flatMap(({ cited }) => cited),
  };
};

/** Joins sentences. */
export const sentences = (...parts: readonly Said[]): Said => together(parts, ' ');

/** 'one, two and three'. */
export const listed = (parts: readonly Said[]): Said => {
  const [last, ...before] = [...parts].reverse();
  if (last === undefined) return silence;
  return before.length === 0 ? last : say`${together(before.reverse(), ', ')} and ${last}`;
};

/** Capitalizes the first letter. */
export const capital = ({ text, cited }: Said): Said => ({
  text: text.charAt(0).toUpperCase() + text.slice(1),
  cited,
});
