import { readUnits } from '../read-units.ts';

/** German units. */
export const { UNIT, unitOfWords } = readUnits([
  ['kcal|kilokalorien?|kalorien?', 'energy', 1],
  ['kj|kilojoule', 'kilojoule', 1],
  ['milligramm|mg', 'mass', 0.001],
  ['kilogramm|kilos?|kg', 'mass', 1000],
  ['gramm|g', 'mass', 1],
  ['pfund|lbs?', 'pound', 1],
  ['millilitern?|ml', 'volume', 1],
  ['litern?|l', 'volume', 1000],
  ['%|prozent', 'share', 1],
  ['tag(?:en?|es)?', 'day', 1],
  ['wochen?', 'week', 1],
  ['mahlzeiten?|eintrag|einträgen?', 'meal', 1],
  ['mal', 'time', 1],
  ['jahr(?:en?|es)?', 'year', 1],
]);
