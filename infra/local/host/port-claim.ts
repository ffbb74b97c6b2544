import { createServer, type Server } from 'node:net';

/** A port of 127.0.0.1 that is reserved before a server uses it. */
export interface PortClaim {
  port: number;
  /** Transfers the port to a server. */
  handOver(server: Server): Promise<void>;
  release(): Promise<void>;
}

const STARTING = 'Platewise is starting. This page reloads by itself.\n';

/** The response while the server is still starting. */
const notYet = [
  'HTTP/1.1 503 Service Unavailable',
  'Content-Type: text/plain; charset=utf-8',
  `Content-Length: ${STARTING.length}`,
  'Retry-After: 2',
  'Refresh: 2',
  'Connection: close',
  '',
  STARTING,
].join('\r\n');

const taken = (port: number): Error =>
  new Error(
    `Port ${port} is taken, perhaps by another copy of Platewise. ` +
      `Stop that program, or choose another port: PORT=${port < 65_000 ? port + 100 : 3100} npm start`,
  );

const whenListening = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(taken(port));
      else if (error.code === 'EACCES')
        reject(new Error(`Port ${port} requires root permissions: choose one above 1023.`));
      else reject(error);
    });
  });

/**
 * Reserves a port of 127.0.0.1.
 * @param port 0 for any free port
 * @throws Error that explains how to choose another port when it is in use
 */
export const claimPort = async (port: number): Promise<PortClaim> => {
  const claim = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(notYet));
  });
  const listening = whenListening(claim, port);
  claim.listen(port, '127.0.0.1');
  await listening;
  const address = claim.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    handOver: async (server) => {
      const ready = whenListening(server, port);
      // The listening socket itself is transferred, so that the port is never free in between.
      server.listen(claim);
      await ready;
    },
    release: () => new Promise((resolve) => claim.close(() => resolve())),
  };
};
