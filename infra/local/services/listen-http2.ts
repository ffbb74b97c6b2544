import type { Http2Server, Http2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';

export interface Http2Endpoint {
  endpoint: string;
  close(): Promise<void>;
}

/** Listens without TLS on 127.0.0.1 and a free port. Closing ends all sessions. */
export const listenHttp2 = async (server: Http2Server): Promise<Http2Endpoint> => {
  const sessions = new Set<Http2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('error', () => undefined);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
};
