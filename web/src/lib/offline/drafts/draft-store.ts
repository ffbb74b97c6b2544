import { create } from 'zustand';
import { useSession } from '../../session/session-store.ts';
import { offlineDatabase } from '../database.ts';
import { freeStorage } from '../free-storage.ts';
import { isStorageFull, unlessFull } from '../is-storage-full.ts';
import type { PhotoDraft } from './photo-draft.ts';

/** Maximum number of drafts per user; the oldest are deleted. */
export const MAX_DRAFTS = 10;
const MAX_AGE_MS = 14 * 86_400_000;

/** Photos to finish of the signed-in user, newest first, as shown in every tab. */
export const usePhotoDrafts = create<{ drafts: readonly PhotoDraft[] }>()(() => ({ drafts: [] }));

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('platewise-drafts');
if (channel) channel.onmessage = () => void readDrafts().catch(() => undefined);

// Clears the list at once, so that the next user never sees it.
useSession.subscribe(({ user }, before) => {
  if (user?.sub === before.user?.sub) return;
  usePhotoDrafts.setState({ drafts: [] });
  void readDrafts().catch(() => undefined);
});

const newestFirst = (drafts: readonly PhotoDraft[]): PhotoDraft[] =>
  drafts.toSorted((one, other) => other.taken_at.localeCompare(one.taken_at));

/** Returns a user's drafts, newest first, and deletes those beyond the limits of number and age. */
const listDrafts = async (owner: string): Promise<PhotoDraft[]> => {
  const write = (await offlineDatabase()).transaction('drafts', 'readwrite');
  const all = newestFirst(await write.store.index('owner').getAll(owner));
  const oldest = Date.now() - MAX_AGE_MS;
  const kept = all.filter(({ updated_at }, index) => index < MAX_DRAFTS && updated_at >= oldest);
  const outdated = all.filter((draft) => !kept.includes(draft));
  await Promise.all([...outdated.map(({ id }) => write.store.delete(id)), write.done]);
  return kept;
};

/** Reloads the photos to finish. */
export const readDrafts = async (): Promise<void> => {
  const owner = useSession.getState().user?.sub;
  const drafts = owner === undefined ? [] : await listDrafts(owner);
  if (useSession.getState().user?.sub === owner) usePhotoDrafts.setState({ drafts });
};

const announce = async (): Promise<void> => {
  channel?.postMessage('changed');
  await readDrafts();
};

/**
 * Stores a draft, or replaces the one with its ID. Cached responses are deleted if the storage is full.
 * @returns false if the storage is full nevertheless
 */
export const saveDraft = async (draft: PhotoDraft): Promise<boolean> => {
  const put = async (): Promise<string> => {
    const write = (await offlineDatabase()).transaction('drafts', 'readwrite', { durability: 'strict' });
    const [id] = await Promise.all([write.store.put(draft), write.done]);
    return id;
  };
  try {
    if ((await unlessFull(put())) === undefined) {
      await freeStorage(draft.owner);
      await put();
    }
  } catch (error) {
    if (isStorageFull(error)) return false;
    throw error;
  }
  await announce();
  return true;
};

/** Deletes a draft. */
export const removeDraft = async (id: string): Promise<void> => {
  await (await offlineDatabase()).delete('drafts', id);
  await announce();
};

/** Returns the number of a user's drafts. */
export const countDrafts = async (owner: string): Promise<number> =>
  (await offlineDatabase()).countFromIndex('drafts', 'owner', owner);

/** Deletes a user's drafts. */
export const clearDrafts = async (owner: string): Promise<void> => {
  const write = (await offlineDatabase()).transaction('drafts', 'readwrite');
  const ids = await write.store.index('owner').getAllKeys(owner);
  await Promise.all([...ids.map((id) => write.store.delete(id)), write.done]);
  await announce();
};
