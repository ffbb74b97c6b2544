import type { SharedMeal } from '#shared/social/schema.ts';
import type { SignPhotoUrl } from '../platform/photos/photo-urls.ts';
import type { SeenMeal } from './seen-meal.ts';

/** Turns what somebody sees into what a client gets: the photo's key becomes an address that works for an hour or two. */
export const createMealPresenter =
  (signPhotoUrl: SignPhotoUrl) =>
  async (meal: SeenMeal): Promise<SharedMeal> => ({
    ...meal,
    food_entries: { ...meal.food_entries, image_url: await signPhotoUrl(meal.food_entries.image_url) },
  });

export type PresentMeal = ReturnType<typeof createMealPresenter>;
