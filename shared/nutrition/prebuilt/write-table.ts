import type { FoodRecord } from '../table/food-record.ts';
import { formatFoodRow, parseFoodRow } from '../table/food-row.ts';
import { type IndexedName, indexName, unmentionedWeight } from '../match/index-name.ts';
import { nameTexts } from '../match/name-texts.ts';
import type { NameTerm } from '../match/name-terms.ts';
import { aligned, FORMAT, type Header, MAGIC, marks, type Section, sections } from './layout.ts';

const MAX_UINT8 = 255;
const MAX_UINT16 = 65_535;

/** Numbers distinct values in order of appearance. */
const numbering = <Value>() => {
  const numbers = new Map<Value, number>();
  return {
    of: (value: Value): number => {
      const known = numbers.get(value) ?? numbers.size;
      numbers.set(value, known);
      return known;
    },
    values: (): Value[] => [...numbers.keys()],
  };
};

const marksOf = (term: NameTerm): number =>
  Object.entries(marks).reduce((sum, [mark, bit]) => sum + (term[mark as keyof typeof marks] ? bit : 0), 0);

/** @throws Error with the name of a food whose row would be parsed differently */
const rowsOf = (table: readonly FoodRecord[]): string =>
  table
    .map((food) => {
      const row = formatFoodRow(food);
      if (/\n/.test(row) || formatFoodRow(parseFoodRow(row)) !== row || parseFoodRow(row).name !== food.name)
        throw new Error(`${food.id} ${food.name} cannot be written as a row.`);
      return row;
    })
    .join('\n');

interface WrittenName extends IndexedName {
  kind: number;
}

const namesOf = (table: readonly FoodRecord[]): WrittenName[] =>
  nameTexts(table)
    .map(({ record, kind, name, curated }) => ({ ...indexName(record, name, curated), kind }))
    .filter(({ terms }) => terms.length > 0);

/** @throws Error that says what exceeds the file format's number range */
const checkSizes = (names: readonly WrittenName[], most16: Record<string, number>, priors: number): void => {
  const over = Object.entries(most16).find(([, count]) => count > MAX_UINT16);
  if (over) throw new Error(`A food table has at most ${MAX_UINT16} ${over[0]}; here are ${over[1]}.`);
  const long = names.find((name) => name.terms.length > MAX_UINT8 || name.kind > MAX_UINT8);
  if (long) throw new Error(`${long.record.id} has too many names, or one of more than ${MAX_UINT8} words.`);
  if (priors > MAX_UINT8) throw new Error(`Names have at most ${MAX_UINT8} priors; here are ${priors}.`);
};

const joined = (header: Omit<Header, 'bytes'>, parts: Record<Section, Uint8Array>): Uint8Array => {
  const encoder = new TextEncoder();
  const bytes = Object.fromEntries(sections.map((name) => [name, parts[name].length])) as Header['bytes'];
  const head = encoder.encode(JSON.stringify({ ...header, bytes } satisfies Header));
  const start = MAGIC.length + 4;
  const size = sections.reduce((sum, name) => sum + aligned(bytes[name]), aligned(start + head.length));
  const file = new Uint8Array(size);
  file.set(encoder.encode(MAGIC));
  new DataView(file.buffer).setUint32(MAGIC.length, head.length, true);
  file.set(head, start);
  let at = aligned(start + head.length);
  for (const name of sections) {
    file.set(parts[name], at);
    at += aligned(bytes[name]);
  }
  return file;
};

/** Delta-encodes numbers in 16 bits, which compresses well if they grow slowly. */
const steps = (numbers: readonly number[]): number[] =>
  numbers.map((number, at) => (number - (numbers[at - 1] ?? 0)) & MAX_UINT16);

const sixteenBits = (numbers: readonly number[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(2 * numbers.length));
  for (const [at, number] of numbers.entries()) view.setUint16(2 * at, number, true);
  return new Uint8Array(view.buffer);
};

/**
 * Writes a table and the words of its names as one uncompressed file.
 * @param rules see `Header`
 * @throws Error that says what cannot be written
 */
export const writeTable = (table: readonly FoodRecord[], rules: string): Uint8Array => {
  const encoder = new TextEncoder();
  const names = namesOf(table);
  const places = new Map(table.map((food, place) => [food, place]));
  const words = [...new Set(names.flatMap(({ terms }) => terms.map(({ word }) => word)))].sort();
  const wordAt = new Map(words.map((word, at) => [word, at]));
  const [priors, costs] = [numbering<number>(), numbering<number>()];
  // One number per term that grows with its word, so that neighbors are similar and compress well.
  const codeOf = (term: NameTerm): number => (wordAt.get(term.word) ?? 0) * 256 + marksOf(term);
  const known = new Map(names.flatMap(({ terms }) => terms.map((term) => [codeOf(term), term] as const)));
  const codes = [...known.keys()].sort((one, other) => one - other);
  const termAt = new Map(codes.map((code, at) => [code, at]));
  const parts: Record<Section, Uint8Array> = {
    words: encoder.encode(words.join('\n')),
    termWords: sixteenBits(codes.map((code) => Math.floor(code / 256))),
    termMarks: Uint8Array.from(codes, (code) => code % 256),
    termCosts: sixteenBits(codes.map((code) => costs.of(unmentionedWeight(known.get(code)!)))),
    lengths: Uint8Array.from(names, (name) => name.terms.length),
    terms: sixteenBits(names.flatMap(({ terms }) => terms.map((term) => termAt.get(codeOf(term)) ?? 0))),
    foods: sixteenBits(steps(names.map((name) => places.get(name.record) ?? 0))),
    kinds: Uint8Array.from(names, (name) => name.kind),
    priors: Uint8Array.from(names, (name) => priors.of(name.prior)),
    rows: encoder.encode(rowsOf(table)),
  };
  const most16 = { foods: table.length, words: words.length, 'ways to use a word': codes.length };
  checkSizes(names, most16, priors.values().length);
  const header = { format: FORMAT, foods: table.length, rules };
  return joined({ ...header, priors: priors.values(), costs: costs.values() }, parts);
};
