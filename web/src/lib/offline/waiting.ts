import { create } from 'zustand';
import { localDateOf } from '#shared/time/local-date.ts';
import { newLastingKey } from '#shared/http/lasting-key.ts';
import { useSession } from '../session/session-store.ts';
import type { TimedEntry, WaitingPhotos, WaitingRow } from './waiting-row.ts';
import { useWaitingCount } from './waiting-count.ts';
import { waitingStore } from './waiting-store.ts';

interface Waiting {
  /** What of the person who is signed in waits, in order. */
  rows: readonly WaitingRow[];
}

/** What waits on this device, as every window shows it. */
export const useWaiting = create<Waiting>()(() => ({ rows: [] }));

/** Told when something was added or changed here, or in another window. */
const listeners = new Set<() => void>();
const windows = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('platewise-waiting');
if (windows) windows.onmessage = () => void readWaiting();

/** Calls back when there may be something to send. */
export const onWaiting = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Reads anew what waits. */
export const readWaiting = async (): Promise<void> => {
  const owner = useSession.getState().user?.sub;
  const rows = owner === undefined ? [] : await waitingStore.list(owner);
  if (useSession.getState().user?.sub !== owner) return;
  useWaiting.setState({ rows });
  useWaitingCount.setState({ count: rows.length });
};

/** Tells this window and the others that something moved. */
export const tellMoved = async (): Promise<void> => {
  windows?.postMessage('moved');
  await readWaiting();
};

const tellAdded = async (): Promise<void> => {
  await tellMoved();
  for (const listener of listeners) listener();
};

const dayOf = ({ logged_at, time_zone }: TimedEntry) => localDateOf(new Date(logged_at), time_zone);

const fresh = { sent_at: null, written: null, afterwards: null, breakdowns: 0, refusal: null } as const;

interface Kept {
  entry: TimedEntry;
  /** Of the person's press; it is sent with the same, however often. */
  key: string;
  /** It was sent once, and no answer came. */
  wasSent?: boolean;
  /** Photos that become the entry. */
  photos?: WaitingPhotos;
}

/**
 * Keeps an entry on this device until it can be sent.
 * @throws DOMException `QuotaExceededError` when there is no room
 */
export const keepWaiting = async ({ entry, key, wasSent = false, photos }: Kept): Promise<void> => {
  const owner = useSession.getState().user?.sub;
  if (owner === undefined) throw new Error('Nobody is signed in.');
  await waitingStore.add({
    ...fresh,
    owner,
    key,
    entry,
    local_date: dayOf(entry),
    photos: photos ?? null,
    sent_at: wasSent ? new Date().toISOString() : null,
  });
  await tellAdded();
};

/** Corrects what waits. What may be in the diary already is corrected there, once that is known. */
export const changeWaiting = async (seq: number, entry: TimedEntry): Promise<void> => {
  await waitingStore.change(seq, (row) => {
    const shown = { entry, local_date: dayOf(entry), refusal: null, breakdowns: 0 };
    if (row.sent_at === null && row.written === null)
      return { ...row, ...fresh, ...shown, key: newLastingKey() };
    return { ...row, refusal: null, breakdowns: 0, afterwards: { want: 'changed', entry } };
  });
  await tellAdded();
};

/** Takes away what waits. What may be in the diary already is taken away there, once that is known. */
export const removeWaiting = async (seq: number): Promise<void> => {
  await waitingStore.change(seq, (row) =>
    (row.sent_at === null && row.written === null) || row.refusal?.code === 'UNSURE'
      ? null
      : { ...row, refusal: null, breakdowns: 0, afterwards: { want: 'removed' } },
  );
  await tellAdded();
};

/** Sends again what was refused, or what nobody can tell whether it was written: the person has looked. */
export const tryAgain = async (seq: number): Promise<void> => {
  await waitingStore.change(seq, (row) => {
    const again = { ...row, refusal: null, breakdowns: 0 };
    const isNew = row.refusal?.code === 'UNSURE' || (row.sent_at === null && row.written === null);
    if (!isNew) return again;
    // Photos that were stored for the attempt before may be gone by now.
    const photos = row.photos && { ...row.photos, keys: [], analysis_key: null };
    return { ...again, photos, sent_at: null, key: newLastingKey() };
  });
  await tellAdded();
};

/** The entry as it is wanted by now; null when it is to go. */
export const wantedOf = ({ entry, afterwards }: WaitingRow): TimedEntry | null => {
  if (afterwards?.want === 'removed') return null;
  return afterwards?.entry ?? entry;
};

/** Forgets what of a person waits. */
export const forgetWaiting = async (owner: string): Promise<void> => {
  await waitingStore.clear(owner);
  await tellMoved();
};
