import type { FigureKind } from '../figure.ts';

interface Unit {
  kind: FigureKind;
  factor: number;
}

const units: readonly (readonly [pattern: string, kind: FigureKind, factor: number])[] = [
  ['kcal|kilokalorien?|kalorien?', 'energy', 1],
  ['kj|kilojoule', 'kilojoule', 1],
  ['milligramm|mg', 'mass', 0.001],
  ['kilogramm|kilos?|kg', 'mass', 1000],
  ['gramm|g', 'mass', 1],
  ['pfund|lbs?', 'pound', 1],
  ['millilitern?|ml', 'volume', 1],
  ['litern?|l', 'volume', 1000],
  ['%|prozent', 'share', 1],
  ['tag(?:en?|es)?', 'day', 1],
  ['wochen?', 'week', 1],
  ['mahlzeiten?|eintrag|einträgen?', 'meal', 1],
  ['mal', 'time', 1],
  ['jahr(?:en?|es)?', 'year', 1],
];

/** A unit after a number, with a space or a hyphen between or nothing. */
export const UNIT = `(?:\\s|-)?(?:${units.map(([pattern]) => pattern).join('|')})(?![\\p{L}\\d])`;

const tested = units.map(([pattern, kind, factor]) => ({
  test: new RegExp(`^(?:${pattern})$`, 'iu'),
  unit: { kind, factor },
}));

/** The unit that is written; null where none is. */
export const unitOfWords = (written: string): Unit | null =>
  tested.find(({ test }) => test.test(written.replace(/^[\s-]/, '')))?.unit ?? null;
