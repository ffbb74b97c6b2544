import type { NumberToken, StatedNutrients, Token } from '../tokenize.ts';

/** Nutrients of a label with their energy, kcal per g. */
const nutrients: ReadonlyMap<string, number> = new Map([
  ['protein', 4],
  ['carb', 4],
  ['carbohydrate', 4],
  ['fat', 9],
  ['fiber', 0],
  ['fibre', 0],
  ['sugar', 0],
  ['sodium', 0],
  ['eiweiss', 4],
  ['kohlenhydrate', 4],
  ['zucker', 0],
]);
/** The product's names of these nutrients. */
const nutrientNames: ReadonlyMap<string, keyof StatedNutrients> = new Map(
  Object.entries({
    protein: 'protein',
    eiweiss: 'protein',
    carb: 'carbs',
    carbohydrate: 'carbs',
    kohlenhydrate: 'carbs',
    fat: 'fat',
    fiber: 'fiber',
    fibre: 'fiber',
    sugar: 'sugar',
    sodium: 'sodium',
  } satisfies Record<string, keyof StatedNutrients>),
);
/** Nutrients that are no food: 'sugar' and 'fat' are nutrients only beside one of them. */
const nutrientsOnly = new Set(['protein', 'carb', 'carbohydrate', 'eiweiss', 'kohlenhydrate']);
/** The nutrients that give the energy of a food together. */
const SOURCES_OF_ENERGY = 3;

const energyUnits = new Set(['calory', 'cal', 'kcal', 'kilocalory']);

const wordOf = (token: Token | undefined): string => (token?.kind === 'word' ? token.text : '');

const isGrams = (token: Token | undefined): boolean => ['g', 'gram', 'gramm', 'mg'].includes(wordOf(token));

/** Returns whether a nutrient word ends a phrase, unlike in '20 g protein powder'. */
const ends = (next: Token | undefined, more: Token | undefined): boolean =>
  next === undefined ||
  next.kind !== 'word' ||
  ['and', 'per', 'each', 'total', 'with', 'plus', 'in'].includes(next.text) ||
  (nutrients.has(next.text) && more?.kind === 'number');

interface Value {
  nutrient: string;
  grams: number;
  length: number;
}

/** Reads '20g protein', '20 g of protein' or 'protein: 20 g' at a position. */
const readValue = (tokens: readonly Token[], at: number): Value | null => {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.kind === 'number' && isGrams(second)) {
    const skip = ['of', 'net'].includes(wordOf(tokens[at + 2])) ? 3 : 2;
    const nutrient = wordOf(tokens[at + skip]);
    if (!nutrients.has(nutrient) || !ends(tokens[at + skip + 1], tokens[at + skip + 2])) return null;
    return { nutrient, grams: first.value, length: skip + 1 };
  }
  const colon = second?.kind === 'break' && second.raw === ':' ? 1 : 0;
  const number = tokens[at + 1 + colon];
  if (!nutrients.has(wordOf(first)) || number?.kind !== 'number' || !isGrams(tokens[at + 2 + colon]))
    return null;
  const after = tokens[at + 3 + colon];
  const isEnd = after === undefined || after.kind === 'break' || nutrients.has(wordOf(after));
  return isEnd ? { nutrient: wordOf(first), grams: number.value, length: 3 + colon } : null;
};

/** Multiplies energy for several: '153 calories X 2'. */
const readTimes = (tokens: readonly Token[], at: number): NumberToken | null => {
  const [number, unit, times, count] = tokens.slice(at, at + 4);
  const isTimes = /^[x×]$/.test(wordOf(times)) || wordOf(times) === 'time';
  if (number?.kind !== 'number' || !energyUnits.has(wordOf(unit)) || !isTimes || count?.kind !== 'number')
    return null;
  return {
    ...number,
    value: number.value * count.value,
    ranges: [...number.ranges, ...(times?.ranges ?? []), ...count.ranges],
  };
};

/** The values stated for one food. */
interface Stated {
  kcal: number;
  /** Number of sources of energy among them. */
  sources: number;
  values: StatedNutrients;
  token: NumberToken;
}

const emptyToken = (ranges: NumberToken['ranges']): NumberToken => ({
  kind: 'number',
  raw: '',
  value: Number.NaN,
  article: false,
  energy: true,
  ranges,
});

/** Reads nutrients that the text states: '31g carbs, 20g protein, 4g fat' is 240 kcal, not 31 g of a food. */
export const readStatedValues = (tokens: readonly Token[]): Token[] => {
  const isEnergyStated = tokens.some((token) => energyUnits.has(wordOf(token)));
  const isLabel = tokens.some((_, at) => nutrientsOnly.has(readValue(tokens, at)?.nutrient ?? ''));
  const out: Token[] = [];
  let stated: Stated | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const times = readTimes(tokens, at);
    const value = isLabel ? readValue(tokens, at) : null;
    if (times !== null) {
      const unit = tokens[at + 1];
      out.push(times, ...(unit === undefined ? [] : [unit]));
      at += 3;
    } else if (value === null) {
      out.push(token);
    } else {
      const ranges = tokens.slice(at, at + value.length).flatMap((each) => each.ranges);
      const kcal = value.grams * (nutrients.get(value.nutrient) ?? 0);
      const name = nutrientNames.get(value.nutrient);
      if (stated === null) {
        stated = { kcal: 0, sources: 0, values: {}, token: emptyToken(ranges) };
        out.push(stated.token);
      }
      stated.kcal += kcal;
      stated.sources += (nutrients.get(value.nutrient) ?? 0) > 0 ? 1 : 0;
      if (name !== undefined) stated.values = { ...stated.values, [name]: value.grams };
      const isWhole = stated.sources >= SOURCES_OF_ENERGY && !isEnergyStated;
      // The energy of all three sources together is the energy of the food.
      Object.assign(stated.token, {
        value: isWhole ? stated.kcal : Number.NaN,
        nutrients: stated.values,
        ranges: stated.token.ranges === ranges ? ranges : [...stated.token.ranges, ...ranges],
      });
      at += value.length - 1;
    }
    if (token.kind === 'break' && /[.;\n]/.test(token.raw)) stated = null;
  }
  return out;
};
