import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { micronutrientCells, micronutrientColumns } from '#shared/micronutrients/csv-columns.ts';
import type { MicronutrientSum } from '#shared/micronutrients/schema.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';
import { type Cell, csvOf } from '../platform/csv.ts';
import type { MacroName, ReportDay } from './report-day.ts';
import type { Report } from './report.ts';
import { sourcesOf } from './sources.ts';
import { weekdayNameOf } from './weekdays.ts';

/** All row types share one table; the first cell holds the type, so that a spreadsheet can filter by it. */
const columns = [
  'row',
  'date',
  'weekday',
  'time',
  'meal',
  'food',
  'serving',
  'energy_kcal',
  'goal_kcal',
  'protein_g',
  'carbs_g',
  'fat_g',
  'fiber_g',
  'sugar_g',
  'sodium_mg',
  'water_ml',
  'entries',
  'source',
  'note',
  'protein_target_g',
  ...micronutrientColumns,
] as const;

type Row = Partial<Record<(typeof columns)[number], Cell>>;

const cellsOf = (row: Row): Cell[] => columns.map((column) => row[column] ?? null);

const macrosOf = ({ protein, carbs, fat, fiber, sugar, sodium }: Record<MacroName, number | null>) => ({
  protein_g: protein,
  carbs_g: carbs,
  fat_g: fat,
  fiber_g: fiber,
  sugar_g: sugar,
  sodium_mg: sodium,
});

/** Returns no cells without foods: nothing was eaten, so nothing is known. */
const micronutrientsOf = (sum: MicronutrientSum | null | undefined): Row =>
  sum ? micronutrientCells(sum) : {};

const entryRow = (entry: FoodEntry, sum: MicronutrientSum | undefined): Row => ({
  row: 'entry',
  date: entry.local_date,
  weekday: weekdayNameOf(entry.local_date),
  time: wallClockOf(new Date(entry.logged_at), entry.time_zone).time.slice(0, 5),
  meal: entry.meal_type,
  food: entry.food_name,
  serving: entry.serving_size,
  energy_kcal: entry.calories,
  ...macrosOf(entry),
  source: sourcesOf(entry).join(';'),
  note: entry.note,
  ...micronutrientsOf(sum),
});

const dayRow = (
  day: ReportDay,
  targets: Pick<Row, 'goal_kcal' | 'protein_target_g'>,
  sum: MicronutrientSum | undefined,
): Row => ({
  row: 'day',
  date: day.date,
  weekday: weekdayNameOf(day.date),
  energy_kcal: day.total_calories,
  ...targets,
  ...macrosOf(day),
  water_ml: day.water_ml,
  entries: day.meal_count,
  ...micronutrientsOf(sum),
});

/** Writes a report as CSV: one row per entry and per day, and one with the means. */
export const csvReport = ({
  entries,
  days,
  goal,
  protein_target,
  averages,
  micronutrients,
}: Report): Uint8Array => {
  const targets = { goal_kcal: goal, protein_target_g: protein_target };
  const rows: Row[] = [
    ...entries.map((entry, at) => entryRow(entry, micronutrients.entries[at])),
    ...days.map((day) => dayRow(day, targets, micronutrients.days.get(day.date))),
  ];
  if (averages) {
    const { total_calories, water_ml } = averages;
    rows.push({
      row: 'average',
      energy_kcal: total_calories,
      ...targets,
      ...macrosOf(averages),
      water_ml,
      ...micronutrientsOf(micronutrients.average),
    });
  }
  return csvOf([columns, ...rows.map(cellsOf)]);
};
