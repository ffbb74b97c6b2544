import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMailbox } from '#infra/local/services/ses/mailbox/mailbox.ts';
import { openStore } from '#infra/local/store.ts';

/** Starts an empty mailbox on an HTTP server. */
export const startMailbox = async () => {
  const store = openStore(':memory:');
  const mailbox = createMailbox(store);
  const server = createServer((request, response) => mailbox.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${String(port)}`;
  return {
    mailbox,
    get: (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      store.close();
    },
  };
};

/** Creates an email with an HTML body. */
export const mailTo = (to: string, html: string, subject = 'Hello') => ({
  to,
  from: 'Platewise <hello@mail.example.com>',
  subject,
  html,
  at: new Date('2026-11-20T08:00:00Z'),
});
