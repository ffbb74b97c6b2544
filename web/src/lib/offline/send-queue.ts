import { ApiError } from '../api/api-error.ts';
import { sendRow, Unsure } from './send-queued-row.ts';
import { afterFailure, AHEAD, isAhead, UNSURE, type Verdict } from './queue-failure.ts';
import type { QueuedRow, QueueStore } from './queued-row.ts';
import { unlessFull } from './is-storage-full.ts';

interface Work {
  owner: string;
  store: QueueStore;
  now: () => Date;
  /** Returns whether the same user is still signed in. */
  goesOn: () => boolean;
  /** Called after each row. */
  onMoved: () => void;
}

type Sending = Pick<Work, 'store' | 'now'>;

/** Sends one row, or stores why it failed. */
const sendOne = async (before: QueuedRow, { store, now }: Sending): Promise<Verdict | 'sent'> => {
  if (isAhead(before, now())) {
    await unlessFull(store.change(before.seq, (waiting) => ({ ...waiting, refusal: AHEAD })));
    return 'refused';
  }
  try {
    await sendRow(before, store, now);
    return 'sent';
  } catch (error) {
    if (error instanceof Unsure) {
      await store.change(before.seq, (waiting) => ({ ...waiting, refusal: UNSURE }));
      return 'refused';
    }
    if (!(error instanceof ApiError)) throw error;
    let verdict: Verdict = 'later';
    const note = store.change(before.seq, (waiting) => {
      const after = afterFailure(waiting, before, error);
      ({ verdict } = after);
      return after.row;
    });
    await unlessFull(note);
    return verdict;
  }
};

/**
 * Sends queued entries in order, one at a time. Rejected ones, and photos that the user has not reviewed, are kept,
 * and the next is sent.
 * @returns whether everything possible was sent; false if a retry is needed
 */
export const sendQueue = async ({ owner, store, goesOn, onMoved, ...sending }: Work): Promise<boolean> => {
  let from = 0;
  let isAllDone = true;
  while (goesOn()) {
    const row = await store.next(owner, from);
    if (!row) return isAllDone;
    from = row.seq + 1;
    if (row.refusal || row.photos) continue;
    const outcome = await sendOne(row, { store, ...sending });
    if (outcome === 'stop') return false;
    if (outcome === 'later') isAllDone = false;
    onMoved();
  }
  return false;
};
