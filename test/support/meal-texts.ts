import { builtInTable } from '#infra/foods/built-in-table.ts';
import { randomFromSeed } from './random-from-seed.ts';

const openings = [
  '',
  '',
  'I had ',
  'for breakfast: ',
  'Yesterday I ate ',
  'so I just had ',
  'last night at 9 ',
  'can I have ',
  'ich hatte ',
  'zum Mittagessen gab es ',
];
const amounts = [
  '',
  'a ',
  'two ',
  '150 g ',
  '1/2 cup of ',
  '3 slices of ',
  'a bowl of ',
  'a large ',
  '0,5 l ',
  'half a ',
  '2 EL ',
  'eine Portion ',
  '12 oz ',
];
const links = [' and ', ', ', ' with ', ' und ', ' mit ', '; ', ', then for dinner ', ' plus '];
const endings = [
  '',
  '',
  '.',
  ' but no sugar',
  ', about 400 kcal',
  ' for lunch',
  ' with extra qwrtz',
  ' 🍽️',
  ' and my dog had the rest',
];

/** Swaps two letters of a word, like a typing error. */
const withSlip = (text: string, at: number): string => {
  const place = 1 + (at % Math.max(1, text.length - 3));
  return text.slice(0, place) + text.charAt(place + 1) + text.charAt(place) + text.slice(place + 2);
};

/** Returns reproducible texts about meals from all names of the built-in food table. */
export const mealTexts = (count: number, seed: number): string[] => {
  const random = randomFromSeed(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const oneOf = <Value>(values: readonly Value[]): Value => values[below(values.length)]!;
  const food = (): string => {
    const { name, aliases, german = [] } = oneOf(builtInTable);
    const written = oneOf([name, name.toLowerCase(), ...aliases, ...german]);
    return oneOf(amounts) + (below(8) === 0 ? withSlip(written, below(written.length)) : written);
  };
  return Array.from({ length: count }, () => {
    const foods = Array.from({ length: 1 + below(3) }, food);
    return oneOf(openings) + foods.reduce((text, each) => text + oneOf(links) + each) + oneOf(endings);
  });
};
