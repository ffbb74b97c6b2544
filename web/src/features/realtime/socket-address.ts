import { runtimeConfig } from '#shared/config/runtime-config.ts';

/** Returns the socket's address on the page's origin, e.g. `wss://app.example.com/live?ticket=...`. */
export const socketAddress = (origin: string, ticket: string): string => {
  const address = new URL(runtimeConfig.shape.socket_path.value, origin);
  address.protocol = address.protocol === 'http:' ? 'ws:' : 'wss:';
  address.searchParams.set('ticket', ticket);
  return address.href;
};
