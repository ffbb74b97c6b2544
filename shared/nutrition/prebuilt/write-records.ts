import type { FoodRecord } from '../table/food-record.ts';
import { formatLabels } from '../table/food-row.ts';
import { nutrientNames } from '../values/nutrients.ts';
import { type Header, idSources, type Section } from './layout.ts';
import { decimalCode, writeNumbers, writeSteps } from './number-code.ts';
import { numbering } from './numbering.ts';

const MAX_NUMBER = 2 ** 31;

const textOf = (lines: readonly string[]): Uint8Array => new TextEncoder().encode(lines.join('\n'));

/** Returns the index of an ID's source, and the number after it; null if it is not a source's number. */
const numberedId = (id: string): { source: number; number: number } | null => {
  const source = idSources.findIndex((prefix) => id.startsWith(prefix));
  const number = Number(id.slice(idSources[source]?.length ?? id.length));
  const isWritten = source >= 0 && number < MAX_NUMBER && `${idSources[source]}${number}` === id;
  return isWritten ? { source, number } : null;
};

const writeIds = (table: readonly FoodRecord[]): Partial<Record<Section, Uint8Array>> => {
  const ids = table.map(({ id }) => numberedId(id));
  return {
    idSources: Uint8Array.from(ids, (id) => id?.source ?? idSources.length),
    idNumbers: writeSteps(ids.flatMap((id) => id?.number ?? [])),
    idTexts: textOf(table.flatMap(({ id }, at) => (ids[at] === null ? [id] : []))),
  };
};

/** Writes the values of foods column by column. */
export const writeRecords = (
  table: readonly FoodRecord[],
): { header: Pick<Header, 'exact'>; parts: Partial<Record<Section, Uint8Array>> } => {
  const exact: number[] = [];
  const code = (value: number | null): number => decimalCode(value, exact);
  const [units, labels, parts] = [numbering<string>(), numbering<string>(), numbering<string>()];
  const portions = table.flatMap((food) => food.portions);
  const madeOf = table.flatMap(({ made_of = [] }) => made_of);
  const written = {
    ...writeIds(table),
    nutrients: writeNumbers(
      nutrientNames.flatMap((name) => table.map(({ per_100_g }) => code(per_100_g[name]))),
    ),
    portionCounts: Uint8Array.from(table, (food) => food.portions.length),
    units: writeNumbers(portions.map(({ unit, words }) => units.of([unit, ...words].join('/')))),
    portionGrams: writeNumbers(portions.map(({ grams }) => code(grams))),
    labels: writeNumbers(
      table.map((food) => {
        const marks = [...(food.liquid ? ['liquid'] : []), ...(food.approximate ? ['near'] : [])];
        return labels.of([marks.join(' '), ...formatLabels(food)].join('|'));
      }),
    ),
    partCounts: Uint8Array.from(table, ({ made_of = [] }) => made_of.length),
    parts: writeNumbers(madeOf.map(({ id }) => parts.of(id))),
    partGrams: writeNumbers(madeOf.map(({ grams }) => code(grams))),
  };
  return {
    header: { exact },
    parts: {
      ...written,
      unitList: textOf(units.values()),
      labelList: textOf(labels.values()),
      partList: textOf(parts.values()),
    },
  };
};
