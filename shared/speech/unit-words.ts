import type { Language } from '../language/languages.ts';

/** Singular and plural of a unit. */
type UnitWords = readonly [one: string, several: string];

const english: Record<string, UnitWords> = {
  kcal: ['kilocalorie', 'kilocalories'],
  cal: ['calorie', 'calories'],
  cals: ['calorie', 'calories'],
  kj: ['kilojoule', 'kilojoules'],
  kg: ['kilogram', 'kilograms'],
  g: ['gram', 'grams'],
  mg: ['milligram', 'milligrams'],
  mcg: ['microgram', 'micrograms'],
  µg: ['microgram', 'micrograms'],
  μg: ['microgram', 'micrograms'],
  ml: ['milliliter', 'milliliters'],
  l: ['liter', 'liters'],
  cm: ['centimeter', 'centimeters'],
  lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'],
  oz: ['ounce', 'ounces'],
  tbsp: ['tablespoon', 'tablespoons'],
  tsp: ['teaspoon', 'teaspoons'],
  ft: ['foot', 'feet'],
  min: ['minute', 'minutes'],
};

const same = (word: string): UnitWords => [word, word];
const german: Record<string, UnitWords> = {
  kcal: ['Kilokalorie', 'Kilokalorien'],
  cal: ['Kalorie', 'Kalorien'],
  kj: same('Kilojoule'),
  kg: same('Kilogramm'),
  g: same('Gramm'),
  mg: same('Milligramm'),
  mcg: same('Mikrogramm'),
  µg: same('Mikrogramm'),
  μg: same('Mikrogramm'),
  ml: same('Milliliter'),
  l: same('Liter'),
  cm: same('Zentimeter'),
  el: same('Esslöffel'),
  tl: same('Teelöffel'),
  min: ['Minute', 'Minuten'],
  std: ['Stunde', 'Stunden'],
};

/** Words of each unit by its symbol in lower case. Micrograms have two code points and a spelling. */
export const unitWords: Readonly<Record<Language, Readonly<Record<string, UnitWords>>>> = {
  en: english,
  de: german,
};
