import { create } from 'zustand';
import { localDateOf } from '#shared/time/local-date.ts';
import { createOfflineKey } from '#shared/http/offline-idempotency-key.ts';
import { useSession } from '../session/session-store.ts';
import { unlessFull } from './is-storage-full.ts';
import { freeStorage } from './free-storage.ts';
import type { TimedEntry, QueuedPhotos, QueuedRow } from './queued-row.ts';
import { emptyQueue, useQueuedTotals } from './queued-totals.ts';
import { UNSURE } from './queue-failure.ts';
import { queueStore } from './queue-store.ts';
import { sumQueuedRows } from './sum-queued-rows.ts';

interface Waiting {
  /** What of the person who is signed in waits, in order. */
  rows: readonly QueuedRow[];
}

/** What waits on this device, as every window shows it. */
export const useOfflineQueue = create<Waiting>()(() => ({ rows: [] }));

/** Told when something was added or changed here, or in another window. */
const listeners = new Set<() => void>();
const windows = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('platewise-waiting');
if (windows) windows.onmessage = () => void readQueue().catch(() => undefined);

/** Calls back when there may be something to send. */
export const onQueueChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

// Nobody sees for a moment what waits for somebody else.
useSession.subscribe(({ user }, before) => {
  if (user?.sub === before.user?.sub) return;
  useOfflineQueue.setState({ rows: [] });
  useQueuedTotals.setState(emptyQueue);
  void readQueue().catch(() => undefined);
});

/** Reads anew what waits. */
export const readQueue = async (): Promise<void> => {
  const owner = useSession.getState().user?.sub;
  const rows = owner === undefined ? [] : await queueStore.list(owner);
  if (useSession.getState().user?.sub !== owner) return;
  useOfflineQueue.setState({ rows });
  useQueuedTotals.setState({ count: rows.length, days: sumQueuedRows(rows) });
};

/** Tells this window and the others that something moved. */
export const notifyQueueChange = async (): Promise<void> => {
  windows?.postMessage('moved');
  await readQueue();
};

const showAdded = async (): Promise<void> => {
  await notifyQueueChange();
  for (const listener of listeners) listener();
};

const dayOf = ({ logged_at, time_zone }: TimedEntry) => localDateOf(new Date(logged_at), time_zone);

const fresh = { sent_at: null, written: null, afterwards: null, breakdowns: 0, refusal: null } as const;

let hasAsked = false;

/** Browsers clear what a site keeps, when room is short or nobody came for a week; who asks is spared. */
const askToStay = (): void => {
  if (hasAsked) return;
  hasAsked = true;
  navigator.storage?.persist?.().catch(() => undefined);
};

interface Kept {
  /** `sub` of the person whose it is: who is signed in now, unless they pressed before. */
  owner?: string | undefined;
  entry: TimedEntry;
  /** Of the person's press; it is sent with the same, however often. */
  key: string;
  /** It was sent once, and no answer came. */
  wasSent?: boolean;
  /** Photos that become the entry. */
  photos?: QueuedPhotos;
}

/**
 * Keeps an entry on this device until it can be sent.
 * @throws DOMException `QuotaExceededError` when there is no room
 */
export const enqueue = async (kept: Kept): Promise<void> => {
  const { entry, key, wasSent = false, photos, owner = useSession.getState().user?.sub } = kept;
  if (owner === undefined) throw new Error('Nobody is signed in.');
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
    // What was only seen is a copy: it goes before an entry does.
    await freeStorage(owner);
    await queueStore.add(row);
  }
  askToStay();
  await showAdded();
};

const isNotSent = ({ sent_at, written }: QueuedRow): boolean => sent_at === null && written === null;

/** Who has looked at an entry that was changed elsewhere decides over the one that is there now. */
const looked = ({ written, refusal }: QueuedRow): QueuedRow['written'] =>
  written && refusal?.code === 'FOOD_ENTRY_CHANGED' ? { ...written, version: null } : written;

/** Corrects what waits. What may be in the diary already is corrected there, once that is known. */
export const changeQueuedRow = async (seq: number, entry: TimedEntry): Promise<void> => {
  await queueStore.change(seq, (row) => {
    // Who types what is on photos needs nobody to look at them any more.
    const typed = { entry, local_date: dayOf(entry), photos: null };
    if (isNotSent(row)) return { ...row, ...fresh, ...typed, key: createOfflineKey() };
    // Only who has looked can say that it is not in the diary.
    const refusal = row.refusal?.code === UNSURE.code ? row.refusal : null;
    return { ...row, written: looked(row), refusal, breakdowns: 0, afterwards: { want: 'changed', entry } };
  });
  await showAdded();
};

/** Whether taking it away is all that is left to do: it never was in the diary, or stands there for all to see. */
const isJustHere = (row: QueuedRow): boolean => {
  const { refusal, written, afterwards } = row;
  if (isNotSent(row) || refusal?.code === UNSURE.code) return true;
  return refusal !== null && (written !== null || afterwards?.want === 'removed');
};

/**
 * Takes away what waits. What may be in the diary already is taken away there, once that is known.
 * @returns how to take that back
 */
export const removeQueuedRow = async (seq: number): Promise<() => Promise<void>> => {
  let removed: QueuedRow | undefined;
  await queueStore.change(seq, (row) => {
    removed = row;
    return isJustHere(row) ? null : { ...row, refusal: null, breakdowns: 0, afterwards: { want: 'removed' } };
  });
  await showAdded();
  return () => takeBack(removed);
};

/** Takes a removal back: where it was done in the diary meanwhile, the entry is a new one. */
const takeBack = async (removed: QueuedRow | undefined): Promise<void> => {
  if (!removed) return;
  const { seq, afterwards } = removed;
  const there = await queueStore.change(seq, (row) => ({ ...row, afterwards }));
  if (!there) await queueStore.put(isJustHere(removed) ? removed : asNew(removed));
  await showAdded();
};

/** An entry of its own: the person has looked, and it is not in the diary. */
const asNew = (row: QueuedRow): QueuedRow => {
  // Photos that were stored for the attempt before may be gone by now.
  const photos = row.photos && { ...row.photos, keys: [], analysis_key: null };
  return { ...row, ...fresh, photos, entry: wantedOf(row) ?? row.entry, key: createOfflineKey() };
};

/** Sends again what was refused, or what nobody can tell whether it was written: the person has looked. */
export const tryAgain = async (seq: number): Promise<void> => {
  await queueStore.change(seq, (row) => {
    const isGone = row.refusal?.code === UNSURE.code || row.refusal?.code === 'FOOD_ENTRY_NOT_FOUND';
    if (isGone || isNotSent(row)) return asNew(row);
    return { ...row, written: looked(row), refusal: null, breakdowns: 0 };
  });
  await showAdded();
};

/** The entry as it is wanted by now; null when it is to go. */
export const wantedOf = ({ entry, afterwards }: QueuedRow): TimedEntry | null => {
  if (afterwards?.want === 'removed') return null;
  return afterwards?.entry ?? entry;
};

/** Forgets what of a person waits. */
export const clearQueue = async (owner: string): Promise<void> => {
  await queueStore.clear(owner);
  await notifyQueueChange();
};
