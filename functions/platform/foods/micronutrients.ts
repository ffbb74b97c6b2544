import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import {
  type FindMicronutrients,
  MICRONUTRIENT_FILE,
  openMicronutrientTable,
} from '#shared/micronutrients/micronutrient-table.ts';
import { environment } from '../env.ts';

/**
 * Returns the micronutrients of records. The table is read on first use, once per instance. The bundler puts it next to
 * the code of every function that imports this module.
 * @param taskRoot folder of the function's code
 */
const createFindMicronutrients = (taskRoot: string): FindMicronutrients => {
  let find: FindMicronutrients | null = null;
  const open = (): FindMicronutrients =>
    openMicronutrientTable(
      brotliDecompressSync(readFileSync(join(taskRoot, MICRONUTRIENT_FILE))).toString('latin1'),
    );
  return (recordId) => (find ??= open())(recordId);
};

/** Opens the table from environment variables. */
export const findMicronutrientsFromEnvironment = (): FindMicronutrients =>
  createFindMicronutrients(environment('LAMBDA_TASK_ROOT').LAMBDA_TASK_ROOT);
