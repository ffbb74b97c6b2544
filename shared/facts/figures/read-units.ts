import type { FigureKind } from './figure.ts';

interface Unit {
  kind: FigureKind;
  factor: number;
}

/** How a unit is written, as a pattern; what it measures; how many of that kind's own unit it is. */
export type UnitWords = readonly [pattern: string, kind: FigureKind, factor: number];

/** The units of one language, as they stand behind numbers. */
export const readUnits = (units: readonly UnitWords[]) => {
  const tested = units.map(([pattern, kind, factor]): { test: RegExp; unit: Unit } => ({
    test: new RegExp(`^(?:${pattern})$`, 'iu'),
    unit: { kind, factor },
  }));
  return {
    /** A unit after a number, with a space or a hyphen between or nothing. */
    UNIT: `(?:\\s|-)?(?:${units.map(([pattern]) => pattern).join('|')})(?![\\p{L}\\d])`,
    /** The unit that is written; null where none is. */
    unitOfWords: (written: string): Unit | null =>
      tested.find(({ test }) => test.test(written.replace(/^[\s-]/, '')))?.unit ?? null,
  };
};
