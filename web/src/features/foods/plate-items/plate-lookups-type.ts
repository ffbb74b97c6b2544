import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import type { FoodFacts } from '#shared/foods/schema.ts';
import type { RenderConsent } from '#web/features/consent/public.ts';

/** What the editor of a plate asks the food table. Both throw an error whose message is for the person. */
export interface PlateLookups {
  /** The foods that words mean. */
  find: (text: string) => Promise<Pick<DescribedMeal, 'items' | 'not_understood'>>;
  /** What the table knows of a record. */
  read: (recordId: string) => Promise<FoodFacts>;
  /** Asks for consent before the first words go to a provider. */
  renderConsent: RenderConsent;
}
