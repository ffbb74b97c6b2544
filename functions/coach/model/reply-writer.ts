import type { PushMessage } from '../../platform/sockets/push-message.ts';

/** Pieces of the reply within this many ms are sent together. */
const BATCH_INTERVAL_MS = 60;
/**
 * The HTTP response contains the whole reply, so it does not wait longer for a connection that does not accept the last
 * piece.
 */
const TIMEOUT_MS = 500;

interface Window {
  push: PushMessage;
  connection_id: string;
  turn_id: string;
}

/**
 * Streams a reply to a connection while it is written. A connection that is gone or fails gets nothing more, which does
 * no harm.
 */
export const createReplyWriter = ({ push, connection_id, turn_id }: Window) => {
  let sent = '';
  const pieces: string[] = [];
  let latest = (): string => '';
  let seq = 0;
  let isLost = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> = Promise.resolve();

  const send = async (text: string, at: number): Promise<void> => {
    if (isLost) return;
    isLost = !(await push(connection_id, { type: 'coach_token', turn_id, seq: at, text }).catch(() => false));
  };

  const flush = (): void => {
    timer = undefined;
    const whole = latest();
    // Text already sent stays; a restarted reply is only delivered as a whole.
    if (whole.length <= sent.length || !whole.startsWith(sent)) return;
    const text = whole.slice(sent.length);
    sent = whole;
    pieces.push(text);
    const at = seq;
    seq += 1;
    sending = sending.then(() => send(text, at));
  };

  return {
    /** Returns the text of the first pieces, whole sentences that were checked. */
    firstPieces: (count: number): string => pieces.slice(0, count).join('').trim(),
    /** Sends nothing more. */
    stop: (): void => {
      clearTimeout(timer);
      isLost = true;
    },
    /** @param text returns the reply so far; called when it is sent, since computing the visible part takes time */
    show: (text: () => string): void => {
      latest = text;
      if (isLost) return;
      if (seq === 0) flush();
      else timer ??= setTimeout(flush, BATCH_INTERVAL_MS);
    },
    end: async (): Promise<void> => {
      clearTimeout(timer);
      flush();
      const { promise, resolve } = Promise.withResolvers<void>();
      const late = setTimeout(resolve, TIMEOUT_MS);
      await Promise.race([sending, promise]);
      clearTimeout(late);
    },
  };
};
