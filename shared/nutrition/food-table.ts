import { breads } from './data/breads.ts';
import { dairyAndEggs } from './data/dairy-and-eggs.ts';
import { dishes } from './data/dishes.ts';
import { drinks } from './data/drinks.ts';
import { fatsAndSauces } from './data/fats-and-sauces.ts';
import { fish } from './data/fish.ts';
import { fruit } from './data/fruit.ts';
import { grains } from './data/grains.ts';
import { legumesAndNuts } from './data/legumes-and-nuts.ts';
import { meat } from './data/meat.ts';
import { sweetsAndSnacks } from './data/sweets-and-snacks.ts';
import { vegetables } from './data/vegetables.ts';
import type { FoodRecord } from './food-record.ts';
import { parseFoodRow } from './food-row.ts';

const groups = [
  fruit,
  vegetables,
  grains,
  breads,
  meat,
  fish,
  dairyAndEggs,
  legumesAndNuts,
  fatsAndSauces,
  dishes,
  sweetsAndSnacks,
  drinks,
];

/** The built-in food table. Where two foods match equally well, the earlier one is meant. */
export const foodTable: readonly FoodRecord[] = groups.flatMap((rows) =>
  rows.trim().split('\n').map(parseFoodRow),
);
