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

const FOOD_DATA_CENTRAL = 'https://fdc.nal.usda.gov';
const OPEN_FOOD_FACTS = 'https://world.openfoodfacts.org';
/** Attribution that the Open Database License requires wherever its data is shown. */
export const OPEN_FOOD_FACTS_SAYS = t('Open Food Facts, community data (ODbL)');

/** Returns the URL of a record at its source; null if it has none. Survey foods are found by their code. */
export const sourcePageOf = (recordId: string): string | null => {
  const [kind, id = ''] = recordId.split(':');
  if (kind === 'usda') return `${FOOD_DATA_CENTRAL}/food-details/${id}/nutrients`;
  if (kind === 'fndds' || kind === 'sr') return `${FOOD_DATA_CENTRAL}/food-search?query=${Number(id)}`;
  if (kind === 'off') return `${OPEN_FOOD_FACTS}/product/${id}`;
  return null;
};

/** Returns the name of the source that a record's page belongs to. */
export const sourceSiteOf = (recordId: string): string =>
  recordId.startsWith('off:') ? OPEN_FOOD_FACTS_SAYS : 'USDA FoodData Central';
