import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseCsv } from '#test/support/parse-csv.ts';
import { ingredientReport } from './ingredient-report.ts';
import { loadTable } from './load-table.ts';
import { predictMealTexts } from './meal-texts.ts';
import { figures, mealRowOf } from './meal-row.ts';
import { predict } from './predict.ts';
import { measurePhotoNames } from './photo-names.ts';
import { reportOf } from './report.ts';
import type { Answered } from './score.ts';

const usage =
  'npm run accuracy -- --input FILE.csv [--table builtin|DIR|FILE] [--output PRED.csv]\n' +
  'npm run accuracy -- --meals FILE.jsonl --output PRED.jsonl [--table builtin|DIR|FILE]\n' +
  'npm run accuracy -- --ingredients FILE.csv\n' +
  'npm run accuracy -- --photos [--table builtin|DIR|FILE]\n';

const { values } = parseArgs({
  options: {
    input: { type: 'string' },
    meals: { type: 'string' },
    ingredients: { type: 'string' },
    photos: { type: 'boolean' },
    table: { type: 'string', default: 'builtin' },
    output: { type: 'string' },
  },
});

/** Formats `row,carb,fat,energy,protein`; blank if no food was recognized. */
const csvOf = (meals: readonly Answered[]): string =>
  [
    ['row', ...figures],
    ...meals.map(({ row, prediction }) => [row.row, ...figures.map((name) => prediction.sums?.[name] ?? '')]),
  ]
    .map((fields) => fields.join(','))
    .join('\n');

const measure = async (input: string): Promise<void> => {
  const knowledge = await loadTable(values.table);
  const rows = parseCsv(readFileSync(input, 'utf8')).map(mealRowOf);
  const meals = rows.map((row): Answered => ({ row, prediction: predict(row.text, knowledge) }));
  console.log([`Table: ${values.table}`, ...reportOf(meals)].join('\n'));
  if (values.output !== undefined) writeFileSync(values.output, `${csvOf(meals)}\n`);
};

try {
  if (values.input !== undefined) await measure(values.input);
  else if (values.meals !== undefined && values.output !== undefined) {
    const lines = readFileSync(values.meals, 'utf8');
    writeFileSync(values.output, predictMealTexts(lines, await loadTable(values.table)));
  } else if (values.photos === true) {
    const { names, within, wrong } = measurePhotoNames(await loadTable(values.table));
    console.log([`${names} names, ${(100 * within).toFixed(1)}% within 25%`, ...wrong].join('\n'));
  } else if (values.ingredients !== undefined) {
    console.log(ingredientReport(parseCsv(readFileSync(values.ingredients, 'utf8'))).join('\n'));
  } else {
    console.error(usage);
    process.exitCode = 2;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
