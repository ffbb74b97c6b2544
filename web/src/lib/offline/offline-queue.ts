import { create } from 'zustand';
import { localDateOf } from '#shared/time/local-date.ts';
import { createOfflineKey } from '#shared/http/offline-idempotency-key.ts';
import { useSession } from '../session/session-store.ts';
import { unlessFull } from './is-storage-full.ts';
import { freeStorage } from './free-storage.ts';
import { type TimedEntry, type QueuedPhotos, type QueuedRow, UNSURE_CODE } from './queued-row.ts';
import { emptyQueue, useQueuedTotals } from './queued-totals.ts';
import { queueStore } from './queue-store.ts';
import { sumQueuedRows } from './sum-queued-rows.ts';

interface Waiting {
  /** Queued entries of the signed-in user, in order. */
  rows: readonly QueuedRow[];
}

/** Queue of this device, as shown in every tab. */
export const useOfflineQueue = create<Waiting>()(() => ({ rows: [] }));

/** Called when the queue changes in this or another tab. */
const listeners = new Set<() => void>();
const windows = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('platewise-waiting');
if (windows)
  windows.onmessage = ({ data }) => {
    void readQueue().catch(() => undefined);
    // The tab that queued the entry may be closed or suspended before it is back online.
    if (data === 'queued') for (const listener of listeners) listener();
  };

/** Calls back when there may be entries to send. */
export const onQueueChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

// Clears the list at once, so that the next user never sees it.
useSession.subscribe(({ user }, before) => {
  if (user?.sub === before.user?.sub) return;
  useOfflineQueue.setState({ rows: [] });
  useQueuedTotals.setState(emptyQueue);
  void readQueue().catch(() => undefined);
});

/** Reloads the queued entries. */
export const readQueue = async (): Promise<void> => {
  const owner = useSession.getState().user?.sub;
  const rows = owner === undefined ? [] : await queueStore.list(owner);
  if (useSession.getState().user?.sub !== owner) return;
  useOfflineQueue.setState({ rows });
  // An entry that the user has removed does not count, although its removal may still have to be sent.
  const { length: count } = rows.filter((row) => applyPendingChange(row) !== null || row.refusal);
  useQueuedTotals.setState({ count, days: sumQueuedRows(rows) });
};

/** Notifies this and the other tabs of a change. */
export const notifyQueueChange = async (message: 'moved' | 'queued' = 'moved'): Promise<void> => {
  windows?.postMessage(message);
  await readQueue();
};

/** Notifies this and the other tabs that there is something to send. */
export const announceQueued = async (): Promise<void> => {
  await notifyQueueChange('queued');
  for (const listener of listeners) listener();
};

const dayOf = ({ logged_at, time_zone }: TimedEntry) => localDateOf(new Date(logged_at), time_zone);

const fresh = { sent_at: null, written: null, afterwards: null, breakdowns: 0, refusal: null } as const;

let hasAsked = false;

/**
 * Requests persistent storage: browsers otherwise delete a site's data when space is low or after a week without a
 * visit.
 */
const askToStay = (): void => {
  if (hasAsked) return;
  hasAsked = true;
  navigator.storage?.persist?.().catch(() => undefined);
};

interface Kept {
  /** `sub` of its user: the signed-in one, unless the action started earlier. */
  owner?: string | undefined;
  entry: TimedEntry;
  /** Idempotency-Key of the action, reused for every attempt. */
  key: string;
  /** Whether it was sent without a response. */
  wasSent?: boolean;
  /** Photos to be analyzed for the entry. */
  photos?: QueuedPhotos;
}

/**
 * Stores an entry on this device until it can be sent.
 * @throws DOMException `QuotaExceededError` if storage is full
 */
export const enqueue = async (kept: Kept): Promise<void> => {
  const { entry, key, wasSent = false, photos, owner = useSession.getState().user?.sub } = kept;
  if (owner === undefined) throw new Error('No user is signed in.');
  const row = {
    ...fresh,
    owner,
    key,
    entry,
    local_date: dayOf(entry),
    photos: photos ?? null,
    sent_at: wasSent ? new Date().toISOString() : null,
  };
  if ((await unlessFull(queueStore.add(row))) === undefined) {
    // Cached responses are copies: delete them rather than lose an entry.
    await freeStorage(owner);
    await queueStore.add(row);
  }
  askToStay();
  await announceQueued();
};

const isNotSent = ({ sent_at, written }: QueuedRow): boolean => sent_at === null && written === null;

/** After the user reviewed an entry that was changed elsewhere, their change applies to its current version. */
const looked = ({ written, refusal }: QueuedRow): QueuedRow['written'] =>
  written && refusal?.code === 'FOOD_ENTRY_CHANGED' ? { ...written, version: null } : written;

/** Changes a queued entry. If it may already be in the diary, it is changed there once that is known. */
export const changeQueuedRow = async (seq: number, entry: TimedEntry): Promise<void> => {
  await queueStore.change(seq, (row) => {
    // A typed description makes the analysis of the photos unnecessary.
    const typed = { entry, local_date: dayOf(entry), photos: null };
    if (isNotSent(row)) return { ...row, ...fresh, ...typed, key: createOfflineKey() };
    // Only the user can say whether it is in the diary.
    const refusal = row.refusal?.code === UNSURE_CODE ? row.refusal : null;
    const afterwards = { want: 'changed', entry, key: createOfflineKey() } as const;
    return { ...row, written: looked(row), refusal, breakdowns: 0, afterwards };
  });
  await announceQueued();
};

/** Returns whether it can simply be removed: it was never in the diary, or it is visible there. */
const isJustHere = (row: QueuedRow): boolean => {
  const { refusal, written, afterwards } = row;
  if (isNotSent(row) || refusal?.code === UNSURE_CODE) return true;
  return refusal !== null && (written !== null || afterwards?.want === 'removed');
};

/**
 * Removes a queued entry. If it may already be in the diary, it is deleted there once that is known.
 * @returns function that undoes it
 */
export const removeQueuedRow = async (seq: number): Promise<() => Promise<void>> => {
  let removed: QueuedRow | undefined;
  await queueStore.change(seq, (row) => {
    removed = row;
    return isJustHere(row) ? null : { ...row, refusal: null, breakdowns: 0, afterwards: { want: 'removed' } };
  });
  await announceQueued();
  return () => undoRemoval(removed);
};

/** Undoes a removal. If the entry was deleted from the diary in the meantime, it is created again. */
const undoRemoval = async (removed: QueuedRow | undefined): Promise<void> => {
  if (!removed) return;
  const { seq, afterwards } = removed;
  const there = await queueStore.change(seq, (row) => ({ ...row, afterwards }));
  if (!there) await queueStore.put(isJustHere(removed) ? removed : asNew(removed));
  await announceQueued();
};

/** Returns the row as a new entry, after the user checked that it is not in the diary. */
const asNew = (row: QueuedRow): QueuedRow => {
  // Photos uploaded for an earlier attempt may have expired.
  const photos = row.photos && { ...row.photos, keys: [], analysis_key: null };
  return { ...row, ...fresh, photos, entry: applyPendingChange(row) ?? row.entry, key: createOfflineKey() };
};

/** Retries an entry that was rejected or whose result is unknown, after the user reviewed it. */
export const tryAgain = async (seq: number): Promise<void> => {
  await queueStore.change(seq, (row) => {
    const isGone = row.refusal?.code === UNSURE_CODE || row.refusal?.code === 'FOOD_ENTRY_NOT_FOUND';
    if (isGone || isNotSent(row)) return asNew(row);
    return { ...row, written: looked(row), refusal: null, breakdowns: 0 };
  });
  await announceQueued();
};

/** Returns the entry with pending changes; null if it is to be deleted. */
export const applyPendingChange = ({ entry, afterwards }: QueuedRow): TimedEntry | null => {
  if (afterwards?.want === 'removed') return null;
  return afterwards?.entry ?? entry;
};

/** Deletes a user's queued entries. */
export const clearQueue = async (owner: string): Promise<void> => {
  await queueStore.clear(owner);
  await notifyQueueChange();
};
