import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import type { FoodFacts } from '#shared/foods/schema.ts';
import type { RenderConsent } from '#web/features/consent/public.ts';

/** Food table queries of the plate editor. Both reject with an error whose message can be shown to the user. */
export interface PlateLookups {
  /** Finds the foods that a text describes. */
  find: (text: string) => Promise<Pick<DescribedMeal, 'items' | 'not_understood'>>;
  /** Reads the details of a record. */
  read: (recordId: string) => Promise<FoodFacts>;
  /** Asks for consent before the first text is sent to a provider. */
  renderConsent: RenderConsent;
}
