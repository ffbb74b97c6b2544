import type { Fact } from '../fact.ts';
import type { Figure } from './figure.ts';
import { figuresIn } from './figures-in.ts';
import { figuresOf, type KnownFigures } from './figures-of.ts';

/** What binary arithmetic adds. */
const NOTHING = 1e-6;

const isKnown = (figure: Figure, { figures }: KnownFigures): boolean =>
  figures.some(
    ({ value, kind }) =>
      (kind === null || figure.kind === null || kind === figure.kind) &&
      Math.abs(value - figure.value) <= figure.step / 2 + NOTHING,
  );

/** Each figure of a text, and whether facts hold it. */
export const checkedFigures = (
  text: string,
  facts: readonly Fact[],
): { figure: Figure; isKnown: boolean }[] => {
  const known = figuresOf(facts);
  return figuresIn(text, known.names).map((figure) => ({ figure, isKnown: isKnown(figure, known) }));
};

/**
 * The figures of a text that the facts do not hold: what a model made up. A figure is held if a fact has it, in the
 * same kind of unit, exactly or rounded to the digits that the text shows ('1.2 kg' of 1.24 kg); after 'about' and the
 * like, two digits are enough ('about 1,200 kcal' of 1,240). A figure without a unit may be any fact's. Signs are not
 * compared. Only the figures are judged, not what is said of them.
 */
export const strangeFigures = (text: string, facts: readonly Fact[]): Figure[] =>
  checkedFigures(text, facts)
    .filter((each) => !each.isKnown)
    .map(({ figure }) => figure);
