import type { QueryClient } from '@tanstack/react-query';
import { refreshEntries } from '../query/entry-queries.ts';
import { useSession } from '../session/session-store.ts';
import type { ReadPhotos } from './send-queued-row.ts';
import { sendQueue } from './send-queue.ts';
import { onQueueChange, readQueue, notifyQueueChange } from './offline-queue.ts';
import { queueStore } from './queue-store.ts';

const FIRST_PAUSE_MS = 5_000;
const MAX_BACKOFF_MS = 300_000;
/** Windows hear of what moved at most this often: a thousand entries are a thousand moves. */
const TELL_MS = 500;

interface Settings {
  owner: string;
  queryClient: QueryClient;
  readPhotos: ReadPhotos;
}

/**
 * Sends what waits whenever there is a connection, in one window at a time (Web Locks): at the start, when something is
 * added, when the network is back, and again after a pause when the server was not reached.
 * @returns how to stop
 */
export const followQueue = ({ owner, queryClient, readPhotos }: Settings): (() => void) => {
  let isStopped = false;
  let isAsked = false;
  let pauseMs = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let toldAt = 0;

  const goesOn = (): boolean => !isStopped && navigator.onLine && useSession.getState().user?.sub === owner;
  let hasMoved = false;
  const onMoved = (): void => {
    hasMoved = true;
    if (Date.now() - toldAt < TELL_MS) return;
    toldAt = Date.now();
    void notifyQueueChange();
  };
  const round = async (): Promise<void> => {
    isAsked = false;
    const before = await queueStore.next(owner, 0);
    if (!before || !goesOn()) return;
    const isDone = await sendQueue({
      owner,
      store: queueStore,
      readPhotos,
      now: () => new Date(),
      goesOn,
      onMoved,
    });
    // What was refused before lies here: looking at it is no news.
    if (hasMoved) {
      await notifyQueueChange();
      await refreshEntries(queryClient);
    }
    hasMoved = false;
    if (isDone) pauseMs = FIRST_PAUSE_MS;
    else later();
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(send, pauseMs);
    pauseMs = Math.min(2 * pauseMs, MAX_BACKOFF_MS);
  };
  const send = (): void => {
    // One round that has not begun sees everything that is there by then.
    if (isAsked || !goesOn()) return;
    isAsked = true;
    navigator.locks.request(`platewise-waiting-${owner}`, round).catch((error: unknown) => {
      isAsked = false;
      reportError(error);
      if (!isStopped) later();
    });
  };
  const lookAgain = (): void => {
    if (!document.hidden) sendNow();
  };
  const sendNow = (): void => {
    pauseMs = FIRST_PAUSE_MS;
    send();
  };

  const stopListening = onQueueChange(sendNow);
  window.addEventListener('online', sendNow);
  // A device that slept may have a network by now, of which no event told.
  document.addEventListener('visibilitychange', lookAgain);
  void readQueue().then(send, reportError);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopListening();
    window.removeEventListener('online', sendNow);
    document.removeEventListener('visibilitychange', lookAgain);
  };
};
