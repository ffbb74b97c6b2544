import { once } from 'node:events';
import * as z from 'zod';
import { PING } from '#shared/realtime/schema.ts';
import type { Browser } from './browser.ts';

/** What is charged of sockets. */
export interface SocketCounts {
  opened: number;
  /** Both ways, the pings among them. */
  messages: number;
}

const ticketOf = z.object({ ticket: z.string() });

/** Opens sockets as the app does, and counts. @returns what opens one; that returns what closes it */
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
