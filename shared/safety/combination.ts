import { type Concepts, lazily, requireKnown } from './pattern.ts';

/** What one sentence must hold together, in any order, and what it must not hold. */
export interface Combination {
  all: readonly string[];
  none?: string;
}

/** Where the parts must stand together: in one sentence, or in one sentence and the next, or in three short ones. */
type Span = 'sentence' | 'two-sentences';

/** Words of three sentences that are read together: 'I failed again. I always fail. I want out.' */
const MOST_WORDS = 22;

const isShort = (sentences: string): boolean => sentences.split(' ').length <= MOST_WORDS;

const spansOf = (text: string, span: Span): string[] => {
  const sentences = text.split(' | ');
  return span === 'sentence' || sentences.length === 1
    ? sentences
    : sentences.slice(0, -1).map((sentence, index) => {
        const two = `${sentence} ${sentences[index + 1] ?? ''}`;
        const three = `${two} ${sentences[index + 2] ?? ''}`.trim();
        return isShort(three) ? three : two;
      });
};

/** Returns a test whether one span of a normalized text holds all parts of a combination. Equal parts are read once. */
export const anyCombination = (
  combinations: readonly Combination[],
  concepts: Concepts,
  span: Span = 'sentence',
): ((text: string) => boolean) => {
  for (const part of combinations.flatMap(({ all, none = '' }) => [...all, none]))
    requireKnown(part, concepts);
  const patterns = new Map<string, (text: string) => boolean>();
  const patternOf = (part: string): ((text: string) => boolean) => {
    const pattern = patterns.get(part) ?? lazily([part], concepts);
    patterns.set(part, pattern);
    return pattern;
  };
  return (text) =>
    spansOf(text, span).some((words) => {
      const found = new Map<string, boolean>();
      const has = (part: string): boolean => {
        const isFound = found.get(part) ?? patternOf(part)(words);
        found.set(part, isFound);
        return isFound;
      };
      return combinations.some(({ all, none }) => all.every(has) && (none === undefined || !has(none)));
    });
};
