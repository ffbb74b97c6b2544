import type { diaryRoutes } from '#shared/diary/routes.ts';
import { MAX_MONTH_ENTRIES } from '#shared/diary/photo-diary.ts';
import type { PresentEntry, ReadEntries } from '../food-entries/public.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';

interface Dependencies {
  readEntries: ReadEntries;
  present: PresentEntry;
}

/** Returns the entries of a month that have a photo, with one query of the month (decision D18). */
export const readPhotoMonth =
  ({ readEntries, present }: Dependencies): Endpoint<typeof diaryRoutes.photos> =>
  async ({ caller: { user_id }, params: { month } }) => {
    // No day follows the 31st: the index is ordered by text, so shorter months need no other end.
    const entries = await readEntries(user_id, `${month}-01`, `${month}-31`, MAX_MONTH_ENTRIES);
    const withPhoto = entries.filter(({ image_url }) => image_url !== null);
    return { month, entries: await Promise.all(withPhoto.map(present)) };
  };
