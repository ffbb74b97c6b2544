import { t } from '#web/lib/language/translate.ts';

/** Attribution that the Open Database License requires wherever its data is shown. */
export const OPEN_FOOD_FACTS_SAYS = t('Open Food Facts, community data (ODbL)');

/** Returns the name of the source that a record's page belongs to. */
export const sourceSiteOf = (recordId: string): string =>
  recordId.startsWith('off:') ? OPEN_FOOD_FACTS_SAYS : 'USDA FoodData Central';
