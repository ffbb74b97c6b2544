/** What a number measures. Only numbers of the same kind can be compared. */
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

/** A number in a text. */
export interface Figure {
  /** As written: '1.2 kg', 'two'. */
  text: string;
  /** Its index in the text. */
  at: number;
  /** In kcal, g, ml, % or pieces, whatever the written unit; NaN for digits or words that cannot be parsed. */
  value: number;
  /** null without a unit. */
  kind: FigureKind | null;
  /** Value of the last written digit in the unit of `value`: 100 for 0.1 kg. */
  step: number;
  /** The subject named after it: 'protein', 'streak'. */
  of: FigureSubject | null;
}
