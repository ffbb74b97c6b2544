import { once } from 'node:events';
import { PING } from '#shared/realtime/schema.ts';

interface Caller {
  call: (method: string, path: string) => Promise<{ body: unknown }>;
}

/** A user's tab with an open socket that records its messages. */
export const openWindow = async (origin: string, person: Caller) => {
  const { ticket } = (await person.call('POST', '/api/realtime/tickets')).body as { ticket: string };
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/live?ticket=${ticket}`);
  const heard: { message: Record<string, unknown>; at: number }[] = [];
  const waiting = new Set<() => void>();
  socket.onmessage = ({ data }) => {
    heard.push({ message: JSON.parse(String(data)) as Record<string, unknown>, at: performance.now() });
    for (const look of waiting) look();
  };
  await once(socket, 'open');
  const firstOf = (type: string): Promise<(typeof heard)[number]> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = heard.find(({ message }) => message['type'] === type);
        if (!found) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  socket.send(PING);
  const hello = await firstOf('hello');
  return {
    connection_id: String(hello.message['connection_id']),
    heard,
    /** Resolves with the first message of a kind. */
    firstOf,
    close: (): void => socket.close(),
  };
};
