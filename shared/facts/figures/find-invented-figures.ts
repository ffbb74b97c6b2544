import type { Language } from '../../language/languages.ts';
import type { Fact } from '../fact.ts';
import type { Figure } from './figure.ts';
import { findNumbers } from './figures-in.ts';
import { findGermanNumbers } from './german/figures-in-german.ts';
import { figuresOf, type KnownFigures } from './figures-of.ts';

/** Maximum rounding error. Rounding further gives a different number: '2 litres' for 1.5. */
const MAX_RELATIVE_ERROR = 0.1;
/** Tolerance for floating-point errors. */
const NOTHING = 1e-6;

const isKnown = (figure: Figure, { figures }: KnownFigures): boolean =>
  figures.some(
    ({ value, kind, of }) =>
      (kind === null || figure.kind === null || kind === figure.kind) &&
      (figure.of === 'streak' ? of === 'streak' : of === null || figure.of === null || of === figure.of) &&
      Math.abs(value - figure.value) <=
        Math.min(figure.step / 2, Math.abs(value) * MAX_RELATIVE_ERROR) + NOTHING,
  );

/** Returns each number of a text and whether the facts contain it. */
export const checkFigures = (
  text: string,
  facts: readonly Fact[],
  language: Language = 'en',
): { figure: Figure; isKnown: boolean }[] => {
  const known = figuresOf(facts);
  const read = language === 'de' ? findGermanNumbers : findNumbers;
  // The user's own text is parsed as German, unlike the facts.
  if (language === 'de')
    known.figures.push(
      ...facts
        .filter(({ value }) => value === null)
        .flatMap(({ words }) => findGermanNumbers(words).map((figure) => ({ ...figure, of: null }))),
    );
  return read(text, known.names).map((figure) => ({ figure, isKnown: isKnown(figure, known) }));
};

/**
 * Returns the numbers of a text that no fact contains, which a model made up. A number matches a fact with the same
 * kind of unit, exactly or rounded to the digits shown ('1.2 kg' for 1.24 kg). After 'about' and similar words two
 * digits are enough ('about 1,200 kcal' for 1,240), with an error of at most 10%. A number without a unit may match any
 * fact, one about protein only facts about protein, and so on. Signs are ignored. Facts are always in English.
 */
export const findInventedNumbers = (
  text: string,
  facts: readonly Fact[],
  language: Language = 'en',
): Figure[] =>
  checkFigures(text, facts, language)
    .filter((each) => !each.isKnown)
    .map(({ figure }) => figure);
