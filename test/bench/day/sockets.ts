import { once } from 'node:events';
import * as z from 'zod';
import { PING } from '#shared/realtime/schema.ts';
import type { Browser } from './browser.ts';

/** Billed socket usage. */
export interface SocketCounts {
  opened: number;
  /** In both directions, including pings. */
  messages: number;
}

const ticketOf = z.object({ ticket: z.string() });

/**
 * Opens sockets like the app and counts their usage. @returns a function that opens one and returns its close function
 */
export const socketsOf =
  (origin: string, browser: Browser, counts: SocketCounts) => async (): Promise<() => Promise<void>> => {
    const { ticket } = ticketOf.parse((await browser.call('POST', '/api/realtime/tickets')).body);
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/live?ticket=${ticket}`);
    const greeted = Promise.withResolvers<void>();
    socket.onmessage = () => {
      counts.messages += 1;
      greeted.resolve();
    };
    await once(socket, 'open');
    counts.opened += 1;
    counts.messages += 1;
    socket.send(PING);
    await greeted.promise;
    return async () => {
      socket.close();
      await once(socket, 'close');
    };
  };
