import { type Concepts, lazily } from './pattern.ts';

/** What one sentence must hold together, in any order, and what it must not hold. */
export interface Combination {
  all: readonly string[];
  none?: string;
}

/** Returns a test whether one sentence of a normalized text holds all parts of a combination. */
export const anyCombination = (
  combinations: readonly Combination[],
  concepts: Concepts,
): ((text: string) => boolean) => {
  const tests = combinations.map(({ all, none }) => ({
    all: all.map((part) => lazily([part], concepts)),
    none: none === undefined ? () => false : lazily([none], concepts),
  }));
  return (text) =>
    text
      .split(' | ')
      .some((sentence) =>
        tests.some(({ all, none }) => all.every((has) => has(sentence)) && !none(sentence)),
      );
};
