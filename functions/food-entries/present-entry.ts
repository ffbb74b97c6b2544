import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { SignPhotoUrl } from '../platform/photos/photo-urls.ts';

/** Removes the internal `spoken` field, so that a write returns the same entry as a later read. */
const shown = (entry: FoodEntry & { spoken?: true }): FoodEntry => {
  const { spoken: _, ...rest } = entry;
  return rest;
};

/** Converts stored entries to responses: the photo's key becomes a signed URL that is valid for 10 to 15 minutes. */
export const createEntryPresenter =
  (signPhotoUrl: SignPhotoUrl) =>
  async (entry: FoodEntry): Promise<FoodEntry> => ({
    ...shown(entry),
    image_url: await signPhotoUrl(entry.image_url),
  });

export type PresentEntry = ReturnType<typeof createEntryPresenter>;
