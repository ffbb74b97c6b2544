import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { SignPhotoUrl } from '../platform/photos/photo-urls.ts';

/** How an entry was logged is kept for the stream alone: the answer to a write is what a read answers later. */
const shown = (entry: FoodEntry & { spoken?: true }): FoodEntry => {
  const { spoken: _, ...rest } = entry;
  return rest;
};

/** Turns stored entries into what a client gets: the photo's key becomes an address that works for an hour or two. */
export const createEntryPresenter =
  (signPhotoUrl: SignPhotoUrl) =>
  async (entry: FoodEntry): Promise<FoodEntry> => ({
    ...shown(entry),
    image_url: await signPhotoUrl(entry.image_url),
  });

export type PresentEntry = ReturnType<typeof createEntryPresenter>;
