import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { ImportLine, ImportSource, MeasuredDay } from '#shared/imports/schema.ts';
import type { DateOrder } from '#shared/time/written-date.ts';
import type { LeftOut } from './format.ts';
import type { OwnExtra } from './own-extras.ts';
import type { WeightUnit } from './weights.ts';

/** Line that cannot be imported, with its content. */
export interface LineFault {
  line: number;
  message: string;
  text: string;
}

/** Custom meal group and the meal that it is mapped to. */
export interface OwnGroup {
  name: string;
  meal: MealType;
}

/** Parsed file: the entries to log, and the rejected lines with reasons. */
export interface ReadExport {
  source: ImportSource;
  name: string;
  /** Sorted by day, in the file's order within a day. */
  lines: ImportLine[];
  /** Weights and water. */
  days: MeasuredDay[];
  /** IDs of photos in the file, by the entry that shows them. */
  photos: ReadonlyMap<string, string>;
  /** Saved meals, plans and profile values of the product's own export. */
  extras?: readonly OwnExtra[];
  faults: LineFault[];
  leftOut: { why: LeftOut; count: number }[];
  groups: OwnGroup[];
  /** The unit of weights if the file does not say it, which the user can change; null otherwise. */
  weightUnit: WeightUnit | null;
  order: DateOrder;
  /** An ambiguous date, if all dates are ambiguous. */
  ambiguousDay: string | null;
}

/** What the user chose in the preview. */
export interface Choices {
  order?: DateOrder;
  /** Meals of custom groups, by the group's name. */
  meals?: Readonly<Record<string, MealType>>;
  weightUnit?: WeightUnit;
}
