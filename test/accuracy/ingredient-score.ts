import { readIngredient } from '#shared/nutrition/ingredients/read-ingredient.ts';
import { singularUnit } from '#shared/nutrition/ingredients/singular-unit.ts';

type Row = Readonly<Record<string, string>>;

/** Decodes '4#1$2': four and a half. */
const decode = (text: string): number => {
  const [whole = '', part = ''] = text.includes('#') ? text.split('#') : [text, ''];
  const [top = '0', bottom = '1'] = part === '' ? [] : part.split('$');
  return Number(whole || '0') + (part === '' ? 0 : Number(top) / Number(bottom));
};

const rangeOf = (text: string): { from: number; to: number } | null => {
  if (text === '') return null;
  const [from = '', to = from] = text.split('-');
  return { from: decode(from), to: decode(to) };
};

const lemma = (text: string): string => text.toLowerCase().split(' ').map(singularUnit).join(' ');

/** Returns which parts of a phrase are correct. */
export const scoreIngredient = (row: Row): { quantity: boolean; unit: boolean; name: boolean } => {
  const read = readIngredient(row['phrase'] ?? '');
  const truth = rangeOf(row['quantity'] ?? '');
  const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;
  const { quantity } = read;
  return {
    quantity:
      truth === null || quantity === null
        ? truth === quantity
        : near(truth.from, quantity.from) && near(truth.to, quantity.to),
    unit: lemma(row['unit'] ?? '') === lemma(read.unit),
    name: (row['name'] ?? '').toLowerCase() === read.name,
  };
};
