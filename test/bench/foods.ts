import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFoods } from '#infra/foods/import-foods.ts';
import { prebuildFoods } from '#infra/foods/prebuild.ts';
import { BUILT_IN_FILE } from '#shared/nutrition/prebuilt/layout.ts';
import { ordinaryMeals } from '#test/support/ordinary-meals.ts';
import { parseCsv } from '#test/support/parse-csv.ts';
import { kb, medianOf, ms, repeatedly } from './figures.ts';
import { atMost, type Limit, type Section } from './report.ts';

const MUST = { bytes: 700_000, loadMs: 60, medianMs: 0.5, p99Ms: 5 };

/** Output of the measuring process. */
interface Run {
  size: number;
  loadMs: number;
  firstCpuMs: number;
  freshCpuMs: number[];
  cpuMs: number[];
  memory: number;
}

export interface FoodsToMeasure {
  /** File or folder of a full table, besides the built-in one. */
  table: string | undefined;
  /** Additional meals: a text file with one per line, or a CSV file with a column `meal_description`. */
  meals: string | undefined;
}

const p99Of = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length * 0.99)] ?? Number.NaN;

const exactMs = (time: number): string => `${time.toFixed(2)} ms`;

const mealsOf = (file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.csv')) return parseCsv(text).map((row) => row['meal_description'] ?? '');
  return text.split('\n').filter((line) => line.trim() !== '');
};

const runsOf = (table: string, meals: string): Promise<Run[]> =>
  repeatedly(async () => {
    const script = join(import.meta.dirname, 'foods-process.ts');
    const output = execFileSync(process.execPath, [script, table, meals], { maxBuffer: 2 ** 28 });
    return JSON.parse(output.toString()) as Run;
  });

/** Returns the median of all runs per meal. */
const perMeal = (runs: readonly Run[]): number[] =>
  (runs[0]?.cpuMs ?? []).map((_, at) => medianOf(runs.map(({ cpuMs }) => cpuMs[at] ?? Number.NaN)));

const rowOf = (table: string, meals: string, runs: readonly Run[]): string[] => {
  const of = (figure: (run: Run) => number): number => medianOf(runs.map(figure));
  const times = perMeal(runs);
  return [
    table,
    kb(of(({ size }) => size)),
    ms(of(({ loadMs }) => loadMs)),
    `${(of(({ memory }) => memory) / 1e6).toFixed(0)} MB`,
    meals,
    ms(of(({ firstCpuMs }) => firstCpuMs)),
    exactMs(of(({ freshCpuMs }) => medianOf(freshCpuMs))),
    exactMs(medianOf(times)),
    exactMs(p99Of(times)),
  ];
};

const limitsOf = (runs: readonly Run[]): Limit[] => {
  const times = perMeal(runs);
  return [
    atMost('Built-in food table with index, compressed', MUST.bytes, runs[0]?.size ?? Number.NaN, kb),
    atMost(
      'Time to load the built-in food table',
      MUST.loadMs,
      medianOf(runs.map(({ loadMs }) => loadMs)),
      ms,
    ),
    atMost('CPU time per meal, median', MUST.medianMs, medianOf(times), exactMs),
    atMost('CPU time per meal, 99th percentile', MUST.p99Ms, p99Of(times), exactMs),
  ];
};

/** Measures the size and load time of the food tables, and the cost of parsing a meal. */
export const measureFoods = async ({
  table,
  meals,
}: FoodsToMeasure): Promise<{ section: Section; limits: Limit[] }> => {
  const folder = mkdtempSync(join(tmpdir(), 'platewise-foods-'));
  const tables = [{ name: 'Built-in', file: join(await prebuildFoods(), BUILT_IN_FILE) }];
  if (table !== undefined) {
    const file = statSync(table).isDirectory() ? join(folder, 'full.foods') : table;
    if (file !== table) await importFoods(table, file, () => undefined);
    tables.push({ name: 'Full', file });
  }
  const lists = [{ name: `${ordinaryMeals.length} ordinary`, texts: ordinaryMeals }];
  if (meals !== undefined) {
    const texts = mealsOf(meals);
    lists.push({ name: `${texts.length} given`, texts });
  }
  const rows: string[][] = [];
  const limits: Limit[] = [];
  for (const { name, file } of tables) {
    for (const list of lists) {
      const texts = join(folder, 'meals.json');
      writeFileSync(texts, JSON.stringify(list.texts));
      const runs = await runsOf(file, texts);
      rows.push(rowOf(name, list.name, runs));
      if (limits.length === 0) limits.push(...limitsOf(runs));
    }
  }
  rmSync(folder, { recursive: true });
  return {
    section: {
      title: 'Food tables and meal parsing',
      text:
        'Each in a fresh process, five times. Loaded: decompressed and ready for the first lookup. Memory is the growth of the ' +
        'process until all meals are parsed. The first meal includes warm-up. CPU time per meal is measured for the ' +
        'first parse, which reads its foods from the file, and for later ones: the median of 25 parses of each meal, ' +
        'as median and 99th percentile over all meals. `-- --table FILE|DIR` also measures a full ' +
        'table, `-- --meals FILE` more meals.',
      head: [
        'Table',
        'File',
        'Loaded in',
        'Memory',
        'Meals',
        'First meal',
        'New meal, median',
        'Later, median',
        'Later, p99',
      ],
      rows,
    },
    limits,
  };
};
