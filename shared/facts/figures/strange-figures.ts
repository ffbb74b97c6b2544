import type { Language } from '../../language/languages.ts';
import type { Fact } from '../fact.ts';
import type { Figure } from './figure.ts';
import { figuresIn } from './figures-in.ts';
import { germanFiguresIn } from './german/figures-in-german.ts';
import { figuresOf, type KnownFigures } from './figures-of.ts';

/** A figure that is rounded further tells another one: '2 litres' of 1.5. */
const MAX_RELATIVE_ERROR = 0.1;
/** What binary arithmetic adds. */
const NOTHING = 1e-6;

const isKnown = (figure: Figure, { figures }: KnownFigures): boolean =>
  figures.some(
    ({ value, kind, of }) =>
      (kind === null || figure.kind === null || kind === figure.kind) &&
      (figure.of === 'streak' ? of === 'streak' : of === null || figure.of === null || of === figure.of) &&
      Math.abs(value - figure.value) <=
        Math.min(figure.step / 2, Math.abs(value) * MAX_RELATIVE_ERROR) + NOTHING,
  );

/** Each figure of a text, and whether facts hold it. */
export const checkedFigures = (
  text: string,
  facts: readonly Fact[],
  language: Language = 'en',
): { figure: Figure; isKnown: boolean }[] => {
  const known = figuresOf(facts);
  const read = language === 'de' ? germanFiguresIn : figuresIn;
  // What the person said stands in no fact's own words: it is German as they wrote it.
  if (language === 'de')
    known.figures.push(
      ...facts
        .filter(({ value }) => value === null)
        .flatMap(({ words }) => germanFiguresIn(words).map((figure) => ({ ...figure, of: null }))),
    );
  return read(text, known.names).map((figure) => ({ figure, isKnown: isKnown(figure, known) }));
};

/**
 * The figures of a text that the facts do not hold: what a model made up. A figure is held if a fact has it, in the
 * same kind of unit, exactly or rounded to the digits that the text shows ('1.2 kg' of 1.24 kg); after 'about' and the
 * like, two digits are enough ('about 1,200 kcal' of 1,240), never more than a tenth off. A figure without a unit may be
 * any fact's; one of protein only a fact's of protein, and so on. Signs are not compared. Facts are English in every
 * language of the text.
 */
export const strangeFigures = (text: string, facts: readonly Fact[], language: Language = 'en'): Figure[] =>
  checkedFigures(text, facts, language)
    .filter((each) => !each.isKnown)
    .map(({ figure }) => figure);
