import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Store } from '../../../store.ts';
import { createMailStore, type OutgoingEmail, type ReceivedMail } from './mail-store.ts';
import { mailboxPage } from './mailbox-page.ts';

/** The mailbox that receives every email of the local cloud. */
export interface Mailbox {
  deliver(mail: OutgoingEmail): void;
  /** Lists emails, newest first. @param to recipient in any case; every email when absent */
  list(to?: string): ReceivedMail[];
  /** Serves `/__local/mail` (a page) and `/__local/mail.json`, each filtered by `?to=ADDRESS`. */
  handle(request: IncomingMessage, response: ServerResponse): void;
}

/** The page shows untrusted emails: no scripts run, and only images load. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const asJson = ({ to, subject, text, html, code, links, headers }: ReceivedMail) => ({
  to,
  subject,
  text,
  html,
  code,
  links,
  headers,
});

const send = (response: ServerResponse, status: number, type: string, body: string): void => {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'content-security-policy': PAGE_POLICY,
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
};

/** Creates the local mailbox, kept in the store. */
export const createMailbox = (store: Store): Mailbox => {
  const mails = createMailStore(store);

  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const to = url.searchParams.get('to')?.trim() || undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      send(response, 405, 'text/plain', 'The mailbox can only be read.');
    } else if (url.pathname === '/__local/mail.json') {
      send(response, 200, 'application/json', JSON.stringify(mails.list(to).map(asJson)));
    } else if (url.pathname === '/__local/mail') {
      send(response, 200, 'text/html', mailboxPage(mails.list(to), to));
    } else {
      send(response, 404, 'text/plain', 'The mailbox is at /__local/mail.');
    }
  };

  return { deliver: mails.add, list: mails.list, handle };
};
