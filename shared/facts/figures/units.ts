import { readUnits } from './read-units.ts';

/** English units. */
export const { UNIT, unitOfWords } = readUnits([
  ['kcals?|kilocalories|kilocalorie|calories|calorie|cals?', 'energy', 1],
  ['kj|kilojoules?', 'kilojoule', 1],
  ['milligrams?|mg', 'mass', 0.001],
  ['kilograms?|kilos?|kgs?', 'mass', 1000],
  ['grams?|g', 'mass', 1],
  ['pounds?|lbs?', 'pound', 1],
  ['millilit(?:er|re)s?|ml', 'volume', 1],
  ['lit(?:er|re)s?|l', 'volume', 1000],
  ['%|percent|per cent', 'share', 1],
  ['days?', 'day', 1],
  ['weeks?', 'week', 1],
  ['meals?|entries|entry', 'meal', 1],
  ['times', 'time', 1],
  ['years?', 'year', 1],
]);
