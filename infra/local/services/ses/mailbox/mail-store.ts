import * as z from 'zod';
import type { Store } from '../../../store.ts';
import { codeOf, linksOf } from './mail-contents.ts';
import { plainTextOf } from './plain-text.ts';

/** An email to one address, as the sender submits it. */
export interface OutgoingEmail {
  to: string;
  from: string;
  subject: string;
  html: string | null;
  /** Derived from the HTML when absent. */
  text?: string | null;
  /** Additional header fields. */
  headers?: Record<string, string>;
  at: Date;
}

/** A received email, with the links and code that a reader or a test looks for. */
export interface ReceivedMail {
  to: string;
  from: string;
  subject: string;
  html: string | null;
  text: string;
  at: Date;
  code: string | null;
  links: string[];
  headers: Record<string, string>;
}

const row = z.object({
  recipient: z.string(),
  sender: z.string(),
  subject: z.string(),
  html: z.string().nullable(),
  text: z.string(),
  at: z.string(),
  headers: z.string(),
});

/**
 * Maximum number of stored emails. Older ones are deleted, so that the mailbox of a long-lived installation stays
 * small.
 */
const KEPT_MAILS = 500;

const received = (raw: unknown): ReceivedMail => {
  const { recipient, sender, subject, html, text, at, headers } = row.parse(raw);
  const links = linksOf(html);
  return {
    to: recipient,
    from: sender,
    subject,
    html,
    text,
    at: new Date(at),
    code: codeOf(text, links),
    links,
    headers: JSON.parse(headers) as Record<string, string>,
  };
};

/** Stores emails, newest first. */
export const createMailStore = (store: Store) => {
  store.exec(`CREATE TABLE IF NOT EXISTS mails (
    id INTEGER PRIMARY KEY AUTOINCREMENT, recipient TEXT NOT NULL COLLATE NOCASE, sender TEXT NOT NULL,
    subject TEXT NOT NULL, html TEXT, text TEXT NOT NULL, at TEXT NOT NULL)`);
  // Adds the column to installations that predate stored header fields.
  const columns = store.prepare('SELECT name FROM pragma_table_info(?)').all('mails');
  if (!columns.some(({ name }) => name === 'headers'))
    store.exec("ALTER TABLE mails ADD COLUMN headers TEXT NOT NULL DEFAULT '{}'");
  const insert = store.prepare(
    'INSERT INTO mails (recipient, sender, subject, html, text, at, headers) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const trim = store.prepare(
    `DELETE FROM mails WHERE id <= (SELECT max(id) FROM mails) - ${String(KEPT_MAILS)}`,
  );
  const all = store.prepare('SELECT * FROM mails ORDER BY id DESC');
  const byRecipient = store.prepare('SELECT * FROM mails WHERE recipient = ? ORDER BY id DESC');

  return {
    add: ({ to, from, subject, html, text, at, headers = {} }: OutgoingEmail): void => {
      const words = text ?? plainTextOf(html ?? '');
      insert.run(to, from, subject, html, words, at.toISOString(), JSON.stringify(headers));
      trim.run();
    },
    /** Lists emails. @param to recipient in any case; every email when absent */
    list: (to?: string): ReceivedMail[] =>
      (to === undefined ? all.all() : byRecipient.all(to.trim())).map(received),
  };
};
