import type { FigureKind } from './figure.ts';

interface Unit {
  kind: FigureKind;
  factor: number;
}

/** Pattern of a unit, its kind, and its factor to the kind's base unit. */
export type UnitWords = readonly [pattern: string, kind: FigureKind, factor: number];

/** Compiles the units of a language. */
export const readUnits = (units: readonly UnitWords[]) => {
  const tested = units.map(([pattern, kind, factor]): { test: RegExp; unit: Unit } => ({
    test: new RegExp(`^(?:${pattern})$`, 'iu'),
    unit: { kind, factor },
  }));
  return {
    /** Pattern of a unit after a number, optionally after a space or hyphen. */
    UNIT: `(?:\\s|-)?(?:${units.map(([pattern]) => pattern).join('|')})(?![\\p{L}\\d])`,
    /** Returns the unit that is written, or null. */
    unitOfWords: (written: string): Unit | null =>
      tested.find(({ test }) => test.test(written.replace(/^[\s-]/, '')))?.unit ?? null,
  };
};
