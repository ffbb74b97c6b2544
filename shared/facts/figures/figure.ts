/** What a figure measures; figures of one kind can be compared. */
export type FigureKind =
  | 'energy'
  | 'kilojoule'
  | 'mass'
  | 'pound'
  | 'volume'
  | 'share'
  | 'day'
  | 'week'
  | 'meal'
  | 'time'
  | 'year';

export const figureSubjects = [
  'energy',
  'protein',
  'carbs',
  'fat',
  'fiber',
  'sugar',
  'sodium',
  'water',
  'streak',
] as const;
export type FigureSubject = (typeof figureSubjects)[number];

/** A figure that a text holds. */
export interface Figure {
  /** As it is written: '1.2 kg', 'two'. */
  text: string;
  /** Where it begins in the text. */
  at: number;
  /** In kcal, g, ml, % or pieces, whatever unit it is written in; NaN: in signs or words that are not read. */
  value: number;
  /** null: no unit is written. */
  kind: FigureKind | null;
  /** What the last written digit stands for, in the unit of `value`: 0.1 kg is 100. */
  step: number;
  /** What it is a figure of, where that stands behind it: 'protein', 'streak'. */
  of: FigureSubject | null;
}

interface Unit {
  kind: FigureKind;
  factor: number;
}

const units: readonly (readonly [pattern: string, kind: FigureKind, factor: number])[] = [
  ['kcals?|kilocalories|kilocalorie|calories|calorie|cals?', 'energy', 1],
  ['kj|kilojoules?', 'kilojoule', 1],
  ['milligrams?|mg', 'mass', 0.001],
  ['kilograms?|kilos?|kgs?', 'mass', 1000],
  ['grams?|g', 'mass', 1],
  ['pounds?|lbs?', 'pound', 1],
  ['millilit(?:er|re)s?|ml', 'volume', 1],
  ['lit(?:er|re)s?|l', 'volume', 1000],
  ['%|percent|per cent', 'share', 1],
  ['days?', 'day', 1],
  ['weeks?', 'week', 1],
  ['meals?|entries|entry', 'meal', 1],
  ['times', 'time', 1],
  ['years?', 'year', 1],
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
