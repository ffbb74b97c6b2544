import { t } from '#web/lib/language/translate.ts';
import { ApiError } from '../api/api-error.ts';
import { type ReadPhotos, sendRow, Unsure } from './send-row.ts';
import type { WaitingRow, WaitingStore } from './waiting-row.ts';

/** Times that a server which breaks at a row is asked again before the next has its turn. */
const MOST_BREAKDOWNS = 5;

export const UNSURE = {
  code: 'UNSURE',
  message: t(
    'It was sent long ago and no answer came. Look at that day: send it again only if it is not there.',
  ),
} as const;

/** Nothing is wrong with the row: the way to the server, or the server as a whole. */
const isPassing = (error: ApiError): boolean => [0, 401, 408, 429, 502, 503, 504].includes(error.status);

/** What becomes of a row that was not taken. */
const afterFailure = (row: WaitingRow, error: ApiError): WaitingRow => {
  const breakdowns = row.breakdowns + (error.status >= 500 || error.status < 400 ? 1 : 0);
  const isRefused = (error.status >= 400 && error.status < 500) || breakdowns >= MOST_BREAKDOWNS;
  // A refusal of the entry itself says that it was not written.
  const sent_at = error.status >= 400 && error.status < 500 ? null : row.sent_at;
  const refusal = isRefused ? { code: error.code, message: error.message } : null;
  return { ...row, breakdowns, refusal, sent_at };
};

interface Work {
  owner: string;
  store: WaitingStore;
  readPhotos: ReadPhotos;
  now: () => Date;
  /** Whether the person is still the one who is signed in, and somebody is there to send for. */
  goesOn: () => boolean;
  /** Called after each row. */
  onMoved: () => void;
}

/**
 * Sends what waits, in order, one at a time. What the server refuses stays for the person, and the next goes on.
 * @returns whether all that can be sent is; false when it has to be tried again later
 */
export const sendWaiting = async ({
  owner,
  store,
  readPhotos,
  now,
  goesOn,
  onMoved,
}: Work): Promise<boolean> => {
  let from = 0;
  while (goesOn()) {
    const row = await store.next(owner, from);
    if (!row) return true;
    from = row.seq + 1;
    if (row.refusal) continue;
    try {
      await sendRow(row.seq, store, readPhotos, now);
    } catch (error) {
      if (error instanceof Unsure) {
        await store.change(row.seq, (waiting) => ({ ...waiting, refusal: UNSURE }));
      } else if (!(error instanceof ApiError)) {
        throw error;
      } else if (isPassing(error)) {
        return false;
      } else {
        const kept = await store.change(row.seq, (waiting) => afterFailure(waiting, error));
        if (kept && !kept.refusal) return false;
      }
    }
    onMoved();
  }
  return false;
};
