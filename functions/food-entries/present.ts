import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { SignPhotoUrl } from '../platform/photos/photo-urls.ts';

/** Turns stored entries into what a client gets: the photo's key becomes an address that works for an hour or two. */
export const createEntryPresenter =
  (signPhotoUrl: SignPhotoUrl) =>
  async (entry: FoodEntry): Promise<FoodEntry> => ({
    ...entry,
    image_url: await signPhotoUrl(entry.image_url),
  });

export type PresentEntry = ReturnType<typeof createEntryPresenter>;
