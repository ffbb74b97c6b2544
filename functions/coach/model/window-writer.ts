import type { PushMessage } from '../../platform/sockets/push-message.ts';

/** Pieces that come within so many ms are told together. */
const GATHER_MS = 60;
/** The reply of the request is the whole: nobody waits longer for a window that does not take its last piece. */
const PATIENCE_MS = 500;

interface Window {
  push: PushMessage;
  connection_id: string;
  turn_id: string;
}

/** Tells a window a reply while it is written. A window that is gone, or fails, is told no more: that harms nothing. */
export const createWindowWriter = ({ push, connection_id, turn_id }: Window) => {
  let told = '';
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
    // What was told stays: a reply that begins anew comes as a whole.
    if (whole.length <= told.length || !whole.startsWith(told)) return;
    const text = whole.slice(told.length);
    told = whole;
    const at = seq;
    seq += 1;
    sending = sending.then(() => send(text, at));
  };

  return {
    /** @param text tells the reply so far: asked when it is sent, since what may be shown takes a while to find out */
    show: (text: () => string): void => {
      latest = text;
      if (isLost) return;
      if (seq === 0) flush();
      else timer ??= setTimeout(flush, GATHER_MS);
    },
    end: async (): Promise<void> => {
      clearTimeout(timer);
      flush();
      const { promise, resolve } = Promise.withResolvers<void>();
      const late = setTimeout(resolve, PATIENCE_MS);
      await Promise.race([sending, promise]);
      clearTimeout(late);
    },
  };
};
