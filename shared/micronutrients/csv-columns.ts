import { roundKnown, tableColumns } from './micronutrient.ts';
import type { MicronutrientSum } from './schema.ts';

/**
 * Columns of micronutrients in CSV files. The last one is the energy of the foods with known values, so that a reader
 * sees how much of a row's energy the values cover.
 */
export const micronutrientColumns = [...tableColumns, 'micronutrients_known_kcal'] as const;

/** Returns the cells of the columns. Unknown is null, which is an empty cell. */
export const micronutrientCells = ({
  known_calories,
  nutrients,
}: MicronutrientSum): Record<(typeof micronutrientColumns)[number], number | null> => ({
  ...(Object.fromEntries(
    tableColumns.map((name) => [name, roundKnown(name, nutrients[name].amount)]),
  ) as Record<(typeof tableColumns)[number], number | null>),
  micronutrients_known_kcal: Math.round(known_calories),
});
