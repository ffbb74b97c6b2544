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
