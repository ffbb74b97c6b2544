import { t } from '#web/lib/language/translate.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { recordName } from '../record-name.ts';

/** What tells where the figures of a food come from. */
export type Sourced = Pick<FoodItem, 'record_id' | 'source'>;

/** Whether the calories are the person's own, and the other figures those of a record. */
export const hasOwnCalories = ({ record_id, source }: Sourced): boolean =>
  source === 'user' && record_id !== null;

/** Where the figures of a food come from, in a few words, e.g. 'USDA 171688'. */
export const sourceNameOf = (food: Sourced): string => {
  if (food.record_id === null)
    return food.source === 'user' ? t('Your figures') : t('Estimated by the model');
  const name = recordName(food.record_id);
  return hasOwnCalories(food) ? t('Your calories, the rest {source}', { source: name }) : name;
};

const FOOD_DATA_CENTRAL = 'https://fdc.nal.usda.gov';
const OPEN_FOOD_FACTS = 'https://world.openfoodfacts.org';
/** What the Open Database License asks to be said wherever figures of it are shown. */
export const OPEN_FOOD_FACTS_SAYS = t('Open Food Facts, community data (ODbL)');

/** The record's page at its source; null where it has none of its own. Survey foods are found there by their code. */
export const sourcePageOf = (recordId: string): string | null => {
  const [kind, id = ''] = recordId.split(':');
  if (kind === 'usda') return `${FOOD_DATA_CENTRAL}/food-details/${id}/nutrients`;
  if (kind === 'fndds' || kind === 'sr') return `${FOOD_DATA_CENTRAL}/food-search?query=${Number(id)}`;
  if (kind === 'off') return `${OPEN_FOOD_FACTS}/product/${id}`;
  return null;
};

/** The source that a page of a record belongs to. */
export const sourceSiteOf = (recordId: string): string =>
  recordId.startsWith('off:') ? OPEN_FOOD_FACTS_SAYS : 'USDA FoodData Central';
