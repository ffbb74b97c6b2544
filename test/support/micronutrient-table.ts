import { builtInTable } from '#infra/foods/built-in-table.ts';
import { micronutrientTableText } from '#infra/foods/micronutrient-file.ts';
import { openMicronutrientTable } from '#shared/micronutrients/micronutrient-table.ts';

/** The micronutrient table from the current data files. */
export const findMicronutrients = openMicronutrientTable(micronutrientTableText(builtInTable));
