import type { FoodRecord, Part, Portion } from '../table/food-record.ts';
import { parseLabels } from '../table/food-row.ts';
import { nutrientNames, type Nutrients } from '../values/nutrients.ts';
import { idSources } from './layout.ts';
import { decimalOf, readNumbers, readSteps } from './number-code.ts';
import type { OpenFile } from './open-file.ts';
import { startsOf, type TextColumns } from './text-columns.ts';

/** The foods of a table, each created on first use: a meal needs a dozen out of thousands. */
export interface LazyRecords {
  at: (place: number) => FoodRecord;
  byId: (id: string) => FoodRecord | null;
}

/** Returns a function that creates its value on the first call. */
const lazily = <Value>(create: () => Value): (() => Value) => {
  let created: { value: Value } | null = null;
  return () => (created ??= { value: create() }).value;
};

const linesOf = (bytes: Uint8Array): string[] => new TextDecoder().decode(bytes).split('\n');

/** Returns the ID of each food. */
const readIds = ({ header, bytesOf }: OpenFile): string[] => {
  const sources = bytesOf('idSources');
  const numbers = readSteps(
    bytesOf('idNumbers'),
    sources.filter((source) => source < idSources.length).length,
  );
  const texts = linesOf(bytesOf('idTexts'));
  let [number, text] = [0, 0];
  return Array.from({ length: header.foods }, (_, food) => {
    const source = idSources[sources[food] ?? idSources.length];
    return source === undefined ? (texts[text++] ?? '') : `${source}${numbers[number++]}`;
  });
};

/** Reads lists of a name and a weight per food: portions, ingredients. */
const weightsOf = (
  { header, bytesOf }: OpenFile,
  [counts, list, names, grams]: readonly [
    'portionCounts' | 'partCounts',
    'unitList' | 'partList',
    'units' | 'parts',
    'portionGrams' | 'partGrams',
  ],
): ((food: number) => { name: string; grams: number }[]) => {
  const starts = startsOf(bytesOf(counts));
  const count = starts.at(-1) ?? 0;
  const [known, places, codes] = [
    linesOf(bytesOf(list)),
    readNumbers(bytesOf(names), count),
    readNumbers(bytesOf(grams), count),
  ];
  return (food) =>
    Array.from(places.subarray(starts[food], starts[food + 1]), (place, at) => ({
      name: known[place] ?? '',
      grams: decimalOf(codes[starts[food]! + at]!, header.exact) ?? 0,
    }));
};

const portionOf = ({ name, grams }: { name: string; grams: number }): Portion => {
  const [unit = '', ...words] = name.split('/');
  return { unit, words, grams };
};

const partOf = ({ name: id, grams }: { name: string; grams: number }): Part => ({ id, grams });

/** Returns the texts of a food. */
const textsOf = (
  { textStarts, references, aliases, germans, textAt }: TextColumns,
  food: number,
): Pick<FoodRecord, 'name' | 'aliases' | 'reference' | 'german'> => {
  const start = textStarts[food]!;
  const [afterReference, afterAliases] = [
    start + 1 + references[food]!,
    start + 1 + references[food]! + aliases[food]!,
  ];
  const texts = (from: number, count: number): string[] =>
    Array.from({ length: count }, (_, at) => textAt(from + at));
  return {
    name: textAt(start),
    aliases: texts(afterReference, aliases[food]!),
    ...(references[food]! > 0 && { reference: textAt(start + 1) }),
    ...(germans[food]! > 0 && { german: texts(afterAliases, germans[food]!) }),
  };
};

/** Opens the foods of a prebuilt table. */
export const lazyRecords = (file: OpenFile, texts: TextColumns): LazyRecords => {
  const { header, bytesOf } = file;
  const ids = lazily(() => readIds(file));
  const places = lazily(() => new Map(ids().map((id, place) => [id, place])));
  const figures = lazily(() => readNumbers(bytesOf('nutrients'), header.foods * nutrientNames.length));
  const labelList = lazily(() => linesOf(bytesOf('labelList')));
  const labels = lazily(() => readNumbers(bytesOf('labels'), header.foods));
  const portions = lazily(() => weightsOf(file, ['portionCounts', 'unitList', 'units', 'portionGrams']));
  const parts = lazily(() => weightsOf(file, ['partCounts', 'partList', 'parts', 'partGrams']));
  const nutrientsOf = (food: number): Nutrients =>
    Object.fromEntries(
      nutrientNames.map((name, column) => [
        name,
        decimalOf(figures()[column * header.foods + food]!, header.exact),
      ]),
    ) as Nutrients;
  const create = (food: number): FoodRecord => {
    const [marks = '', where = '', kind = ''] = (labelList()[labels()[food]!] ?? '').split('|');
    const madeOf = parts()(food).map(partOf);
    return {
      id: ids()[food]!,
      ...textsOf(texts, food),
      per_100_g: nutrientsOf(food),
      portions: portions()(food).map(portionOf),
      liquid: marks.includes('liquid'),
      approximate: marks.includes('near'),
      ...parseLabels(where, kind),
      ...(madeOf.length > 0 && { made_of: madeOf }),
    };
  };
  const records: FoodRecord[] = Array(header.foods);
  const at = (place: number): FoodRecord => (records[place] ??= create(place));
  return {
    at,
    byId: (id) => {
      const place = places().get(id);
      return place === undefined ? null : at(place);
    },
  };
};
