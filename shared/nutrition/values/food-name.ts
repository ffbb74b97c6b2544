import type { Language } from '../../language/languages.ts';
import type { FoodRecord } from '../table/food-record.ts';

/** Returns the display name of a food in a language; English if it has no name in it. */
export const foodNameIn = (language: Language, food: Pick<FoodRecord, 'name' | 'german'>): string =>
  (language === 'de' ? food.german?.[0] : undefined) ?? food.name;
