import { join } from 'node:path';
import { builtInTable } from './built-in-table.ts';
import { type CsvRow, readCsvRows } from './csv-rows.ts';
import { referenceColumns, verifyFoods } from './verify-foods.ts';

/** `npm run foods:verify -- DIR`: compares every row of the built-in table with the reference. */

const [directory] = process.argv.slice(2);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

if (directory === undefined) {
  complain("Specify the folder of the reference's foods.csv: npm run foods:verify -- DIR");
  process.exitCode = 2;
} else {
  try {
    const reference: CsvRow[] = [];
    const columns = ['id', 'fdc_id', ...Object.values(referenceColumns)];
    await readCsvRows(join(directory, 'foods.csv'), columns, (row) => reference.push(row));
    const problems = verifyFoods(builtInTable, reference);
    problems.forEach(complain);
    process.stdout.write(
      `${builtInTable.length} foods, ${problems.length} differences from the reference.\n`,
    );
    process.exitCode = problems.length === 0 ? 0 : 1;
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}
