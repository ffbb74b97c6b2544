import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Mailbox } from '../mailbox/mailbox.ts';
import { createAmplifyAccounts } from './amplify-accounts.ts';
import { openSocket } from './open-socket.ts';
import type { Outside } from './outside.ts';

const api =
  (origin: string): Outside['api'] =>
  ({ token, signal }) =>
  async (method, path, body) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        'user-agent': 'Platewise whole-life walk',
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal,
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : null };
  };

const upload: Outside['upload'] = async ({ url, fields }, file, signal) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // S3 ignores fields after the file.
  form.append('file', file);
  return (await fetch(url, { method: 'POST', body: form, signal })).status;
};

/** Opens a site, with the mailbox that receives the emails of its users. @param origin e.g. `https://app.example.com` */
export const openOutside = (origin: string, mailbox: Mailbox): Outside => ({
  mailbox,
  accounts: createAmplifyAccounts(origin),
  api: api(origin),
  upload,
  download: async (path, signal) => {
    const response = await fetch(new URL(path, origin), { signal });
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
  },
  openSocket: (ticket, signal) => openSocket(origin, ticket, signal),
  time: { limit: (ms) => AbortSignal.timeout(ms), pause, now: () => performance.now() },
});
