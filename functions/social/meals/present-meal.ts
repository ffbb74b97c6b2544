import type { SharedMeal } from '#shared/social/schema.ts';
import type { SignPhotoUrl } from '../../platform/photos/photo-urls.ts';
import type { SeenMeal } from './visible-meal.ts';

/** Converts a visible meal to a response: the photo's key becomes a signed URL that is valid for 10 to 15 minutes. */
export const createMealPresenter =
  (signPhotoUrl: SignPhotoUrl) =>
  async (meal: SeenMeal): Promise<SharedMeal> => ({
    ...meal,
    food_entries: { ...meal.food_entries, image_url: await signPhotoUrl(meal.food_entries.image_url) },
  });

export type PresentMeal = ReturnType<typeof createMealPresenter>;
