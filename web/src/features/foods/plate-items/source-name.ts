import { t } from '#web/lib/language/translate.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { recordName } from '../record-name.ts';

/** Fields that determine the source of a food's nutrition facts. */
export type Sourced = Pick<FoodItem, 'record_id' | 'source'>;

/** Whether the calories were typed by the user, and the other values come from a record. */
export const hasOwnCalories = ({ record_id, source }: Sourced): boolean =>
  source === 'user' && record_id !== null;

/** Returns the source of a food's nutrition facts as short text, e.g. 'USDA 171688'. */
export const sourceNameOf = (food: Sourced): string => {
  if (food.record_id === null) return food.source === 'user' ? t('Your values') : t('Estimated by AI');
  const name = recordName(food.record_id);
  return hasOwnCalories(food) ? t('Your calories; the rest from {source}', { source: name }) : name;
};
