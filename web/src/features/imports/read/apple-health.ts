import Papa from 'papaparse';
import type { MeasuredDay } from '#shared/imports/schema.ts';
import { KILOGRAMS_OF_POUND } from './weights.ts';
import { type ExportFormat, figuresOf } from './format.ts';
import type { NamedText } from './open-file.ts';

/** Columns by the record types of Apple Health. */
const columnsByType: Readonly<Record<string, string>> = {
  DietaryEnergyConsumed: 'energy',
  DietaryProtein: 'protein',
  DietaryCarbohydrates: 'carbohydrates',
  DietaryFatTotal: 'fat',
  DietaryFiber: 'fiber',
  DietarySugar: 'sugar',
  DietarySodium: 'sodium',
};
const FIGURES = Object.values(columnsByType);
const units: Readonly<Record<string, number>> = { kJ: 1 / 4.184, mg: 1 };

const RECORD = /<Record\s[^>]*?type="HKQuantityTypeIdentifier(Dietary\w+|BodyMass)"[^>]*?(?:\/>|>)/g;
const FOOD_NAME = /^\s*<MetadataEntry\s+key="HKFoodType"\s+value="([^"]*)"/;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_whole, name: string) => entities[name] ?? '');
const attribute = (tag: string, name: string): string =>
  decoded(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

export const isAppleHealth = ({ text }: NamedText): boolean =>
  /<HealthData[\s>]/.test(text.slice(0, 200_000)) || text.includes('HKQuantityTypeIdentifierDietary');

/**
 * Converts Apple Health's records, one per nutrient, to a table with one row per food: the records of one app at one
 * time, under the same name. A food without a name is named after its app. Energy is converted to kcal, sodium to mg.
 */
export const readAppleHealth = ({ name, text }: NamedText): { table: NamedText; days: MeasuredDay[] } => {
  const foods = new Map<string, Record<string, string | number>>();
  const weights = new Map<string, MeasuredDay>();
  for (const match of text.matchAll(RECORD)) {
    const [tag, type = ''] = match;
    const [start, unit, value] = ['startDate', 'unit', 'value'].map((each) => attribute(tag, each));
    const [date = '', time = ''] = (start ?? '').split(' ');
    const amount = Number(value);
    if (type === 'BodyMass') {
      const weight = unit === 'lb' ? amount * KILOGRAMS_OF_POUND : amount;
      weights.set(date, { date, weight, water_ml: null });
      continue;
    }
    const column = columnsByType[type];
    if (!column || Number.isNaN(amount)) continue;
    const app = attribute(tag, 'sourceName');
    const after = text.slice(match.index + tag.length, match.index + tag.length + 500);
    const food = tag.endsWith('/>') ? '' : decoded(FOOD_NAME.exec(after)?.[1] ?? '');
    const key = JSON.stringify([start, app, food]);
    const row = foods.get(key) ?? { 'apple-food': food || app, date, time: time.slice(0, 5) };
    const factor = column === 'sodium' && unit === 'g' ? 1000 : (units[unit ?? ''] ?? 1);
    row[column] = Math.round((Number(row[column] ?? 0) + amount * factor) * 100) / 100;
    foods.set(key, row);
  }
  const fields = ['apple-food', 'date', 'time', ...FIGURES];
  const rows = [...foods.values()].map((row) => fields.map((field) => row[field] ?? ''));
  const table = { name, text: `${Papa.unparse([fields, ...rows])}\r\n` };
  return { table, days: [...weights.values()] };
};

/** The table that `readAppleHealth` makes. */
export const appleHealth: ExportFormat = {
  source: 'apple-health',
  knows: (columns) => columns.has('apple-food'),
  dateOf: (columns, row) => columns.text(row, 'date'),
  read: (columns, row) => ({
    date: columns.text(row, 'date'),
    group: '',
    time: columns.text(row, 'time'),
    food_name: columns.text(row, 'apple-food'),
    serving_size: null,
    ...figuresOf(columns, row),
  }),
};
