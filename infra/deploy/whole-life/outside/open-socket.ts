import type { LiveSocket } from './outside.ts';
import { withSignal } from './with-signal.ts';

const whenOpen = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('the socket does not open')));
  });

/** Opens the socket of live updates with a ticket. */
export const openSocket = async (
  origin: string,
  ticket: string,
  signal: AbortSignal,
): Promise<LiveSocket> => {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/live?ticket=${ticket}`);
  const received: unknown[] = [];
  const waiting = new Set<() => void>();
  socket.addEventListener('message', ({ data }) => {
    received.push(JSON.parse(String(data)));
    for (const look of waiting) look();
  });
  await withSignal(signal, whenOpen(socket));
  return {
    send: (message) => socket.send(message),
    first: (accepts, until) => {
      const found = new Promise<unknown>((resolve) => {
        const look = (): void => {
          const message = received.find(accepts);
          if (message === undefined) return;
          waiting.delete(look);
          resolve(message);
        };
        waiting.add(look);
        look();
      });
      return withSignal(until, found);
    },
    close: () => socket.close(),
  };
};
