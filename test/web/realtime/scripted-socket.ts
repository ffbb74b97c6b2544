import type { LiveSocket } from '#web/features/realtime/live-connection.ts';

/** A socket whose other end the test controls. */
export interface ScriptedSocket extends LiveSocket {
  readonly address: string;
  readonly sent: string[];
  isClosed: boolean;
  opens(): void;
  says(message: unknown): void;
  breaks(): void;
  /** Reports an error without closing. */
  fails(): void;
}

/** Creates sockets and records them, newest last. */
export const createSocketMaker = () => {
  const sockets: ScriptedSocket[] = [];
  const open = (address: string): ScriptedSocket => {
    const sent: string[] = [];
    const socket: ScriptedSocket = {
      address,
      sent,
      isClosed: false,
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: (data) => void sent.push(data),
      close: () => {
        socket.isClosed = true;
      },
      opens: () => socket.onopen?.(new Event('open')),
      says: (message) => {
        const data = typeof message === 'string' ? message : JSON.stringify(message);
        socket.onmessage?.(new MessageEvent('message', { data }));
      },
      breaks: () => socket.onclose?.(new CloseEvent('close')),
      fails: () => socket.onerror?.(new Event('error')),
    };
    sockets.push(socket);
    return socket;
  };
  return { open, sockets, newest: () => sockets.at(-1) as ScriptedSocket };
};
