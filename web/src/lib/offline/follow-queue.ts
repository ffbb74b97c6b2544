import type { QueryClient } from '@tanstack/react-query';
import { refreshEntries } from '../query/entry-queries.ts';
import { t } from '../language/translate.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { useSession } from '../session/session-store.ts';
import { offlineDatabase } from './database.ts';
import { onQueueChange, readQueue, notifyQueueChange } from './offline-queue.ts';
import { queueStore } from './queue-store.ts';
import type { QueuedRequest } from './queued-request.ts';

const FIRST_PAUSE_MS = 5_000;
const MAX_BACKOFF_MS = 300_000;
/** Minimum interval for notifying tabs of changes: a thousand entries are a thousand changes. */
const TELL_MS = 500;

interface Settings {
  owner: string;
  queryClient: QueryClient;
}

/**
 * Sends queued entries when there is a connection, in one tab at a time (Web Locks): at the start, when an entry is
 * added, when the network is back, and after a pause if the server was unreachable.
 * @returns function that stops it
 */
export const followQueue = ({ owner, queryClient }: Settings): (() => void) => {
  let isStopped = false;
  let isAsked = false;
  let pauseMs = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notifiedAt = 0;

  const goesOn = (): boolean => !isStopped && navigator.onLine && useSession.getState().user?.sub === owner;
  let hasMoved = false;
  const onMoved = (): void => {
    hasMoved = true;
    if (Date.now() - notifiedAt < TELL_MS) return;
    notifiedAt = Date.now();
    void notifyQueueChange();
  };
  const onRequestDone = ({ reloads }: QueuedRequest, rejection: Error | null): void => {
    if (rejection) notify.error(t('We couldn’t save a change'), rejection.message);
    void queryClient.invalidateQueries({ queryKey: [reloads] });
  };
  /** Loads the code for requests only when some are queued. @returns whether all were sent */
  const sendRequests = async (): Promise<boolean> => {
    const requests = await (await offlineDatabase()).getAllFromIndex('requests', 'owner', owner);
    if (requests.length === 0) return true;
    const queue = await import('./request-queue.ts');
    return queue.sendRequests({ owner, goesOn, onDone: onRequestDone });
  };
  const round = async (): Promise<void> => {
    isAsked = false;
    if (!(await sendRequests())) later();
    const before = await queueStore.next(owner, 0);
    if (!before || !goesOn()) return;
    // Loaded only when something is queued, and then there is a connection.
    const { sendQueue } = await import('./send-queue.ts');
    const isDone = await sendQueue({
      owner,
      store: queueStore,
      now: () => new Date(),
      goesOn,
      onMoved,
    });
    // Entries refused earlier are not a change.
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
    // One pending round covers everything added until it starts.
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
  // A device that slept may be back online without an event.
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
