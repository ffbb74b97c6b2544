import { africa } from './data/africa.ts';
import { breads } from './data/breads.ts';
import { cookedAndMixed } from './data/cooked-and-mixed.ts';
import { dairyAndEggs } from './data/dairy-and-eggs.ts';
import { dishes } from './data/dishes.ts';
import { drinks } from './data/drinks.ts';
import { eastAsia } from './data/east-asia.ts';
import { europe } from './data/europe.ts';
import { fatsAndSauces } from './data/fats-and-sauces.ts';
import { fish } from './data/fish.ts';
import { fruit } from './data/fruit.ts';
import { grains } from './data/grains.ts';
import { grainsAndPastaDishes } from './data/grains-and-pasta-dishes.ts';
import { latinAmerica } from './data/latin-america.ts';
import { legumesAndNuts } from './data/legumes-and-nuts.ts';
import { meat } from './data/meat.ts';
import { middleEast } from './data/middle-east.ts';
import { moreProduceAndDrinks } from './data/more-produce-and-drinks.ts';
import { northAmerica } from './data/north-america.ts';
import { southAsia } from './data/south-asia.ts';
import { southEastAsiaAndOceania } from './data/south-east-asia-and-oceania.ts';
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
  northAmerica,
  latinAmerica,
  europe,
  middleEast,
  africa,
  southAsia,
  eastAsia,
  southEastAsiaAndOceania,
  cookedAndMixed,
  grainsAndPastaDishes,
  moreProduceAndDrinks,
];

/** The rows of the built-in food table. */
export const foodRows: readonly string[] = groups.flatMap((rows) =>
  rows.split('\n').filter((row) => row !== ''),
);

/** The built-in food table. Where two foods match equally well, the earlier one is meant. */
export const foodTable: readonly FoodRecord[] = foodRows.map(parseFoodRow);
