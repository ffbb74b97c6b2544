import { announceQueued } from '../offline-queue.ts';
import { queueStore } from '../queue-store.ts';
import type { QueuedRow } from '../queued-row.ts';
import { saveDraft } from './draft-store.ts';
import { finishDraft } from './draft-to-finish.ts';

/**
 * Moves queued photos to the photos to finish, so that the user reviews the meal instead of having it logged as
 * analyzed, and has the scanner open them. The meal keeps its time, and an analysis its key.
 * @returns false if the photos were analyzed or removed in the meantime, or if the storage is full
 */
export const reviewQueuedPhotos = async ({ seq, owner }: QueuedRow): Promise<boolean> => {
  const row = await queueStore.next(owner, seq);
  if (row?.seq !== seq || !row.photos) return false;
  const { jpegs, keys, text = '', analysis_key } = row.photos;
  const id = crypto.randomUUID();
  const isSaved = await saveDraft({
    id,
    owner,
    taken_at: row.entry.logged_at,
    updated_at: Date.now(),
    jpegs,
    keys: jpegs.map((_, index) => keys[index] ?? null),
    analysis_key: analysis_key ?? `${row.key}-a`,
    text,
    chosen: [],
    meal: null,
  });
  if (!isSaved) return false;
  await queueStore.change(seq, () => null);
  await announceQueued();
  finishDraft(id);
  return true;
};
