import { z } from 'zod';
import type { Store } from '../../store.ts';
import { messageAttributesSchema } from './message-attributes.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS sqs_messages (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    queue TEXT NOT NULL,
    body TEXT NOT NULL,
    attributes TEXT NOT NULL,
    sender TEXT NOT NULL,
    sent_at INTEGER NOT NULL,
    visible_at INTEGER NOT NULL,
    receive_count INTEGER NOT NULL DEFAULT 0,
    first_received_at INTEGER,
    receipt TEXT,
    dead_letter_source TEXT
  );
  CREATE INDEX IF NOT EXISTS sqs_messages_by_visibility ON sqs_messages (queue, visible_at);
`;

const rowSchema = z.object({
  sequence: z.number(),
  id: z.string(),
  body: z.string(),
  attributes: z.string().transform((json) => messageAttributesSchema.parse(JSON.parse(json))),
  sender: z.string(),
  sent_at: z.number(),
  receive_count: z.number(),
  first_received_at: z.number(),
  receipt: z.string(),
  dead_letter_source: z.string().nullable(),
});

export type MessageRow = z.infer<typeof rowSchema>;

const nextSchema = z.object({ at: z.number().nullable() });
const countsSchema = z.object({ visible: z.number(), inFlight: z.number(), delayed: z.number() });

export interface NewMessage {
  id: string;
  queue: string;
  body: string;
  attributes: string;
  sender: string;
  sentAt: number;
  visibleAt: number;
}

/**
 * Opens the messages of the queues in the store. Times are epoch milliseconds. Each function runs one statement and is
 * therefore atomic.
 */
export const openMessageRows = (store: Store) => {
  store.exec(SCHEMA);
  const add = store.prepare(
    `INSERT INTO sqs_messages (id, queue, body, attributes, sender, sent_at, visible_at)
     VALUES (:id, :queue, :body, :attributes, :sender, :sentAt, :visibleAt)`,
  );
  const expire = store.prepare('DELETE FROM sqs_messages WHERE queue = ? AND sent_at <= ?');
  const redrive = store.prepare(
    `UPDATE sqs_messages SET queue = :target, dead_letter_source = :source, visible_at = :now, receive_count = 0,
       first_received_at = NULL, receipt = NULL
     WHERE queue = :queue AND visible_at <= :now AND receive_count >= :most`,
  );
  const take = store.prepare(
    `UPDATE sqs_messages SET visible_at = :until, receive_count = receive_count + 1,
       first_received_at = coalesce(first_received_at, :now), receipt = lower(hex(randomblob(16)))
     WHERE sequence IN (
       SELECT sequence FROM sqs_messages WHERE queue = :queue AND visible_at <= :now ORDER BY sequence LIMIT :max)
     RETURNING *`,
  );
  const remove = store.prepare('DELETE FROM sqs_messages WHERE queue = ? AND id = ? AND receipt = ?');
  const hide = store.prepare(
    `UPDATE sqs_messages SET visible_at = :until
     WHERE queue = :queue AND id = :id AND receipt = :receipt AND visible_at > :now`,
  );
  const purge = store.prepare('DELETE FROM sqs_messages WHERE queue = ?');
  const count = store.prepare(
    `SELECT coalesce(sum(visible_at <= :now), 0) AS visible,
       coalesce(sum(visible_at > :now AND receive_count > 0), 0) AS inFlight,
       coalesce(sum(visible_at > :now AND receive_count = 0), 0) AS delayed
     FROM sqs_messages WHERE queue = :queue`,
  );
  const any = store.prepare('SELECT 1 FROM sqs_messages WHERE queue = ? LIMIT 1');
  const next = store.prepare('SELECT min(visible_at) AS at FROM sqs_messages WHERE visible_at > ?');
  return {
    add: (message: NewMessage): void => {
      add.run({ ...message });
    },
    /** Returns whether the queue has messages, visible or hidden. */
    hasAny: (queue: string): boolean => any.get(queue) !== undefined,
    /** Deletes messages that were sent at or before a time. */
    expire: (queue: string, sentUntil: number): void => {
      expire.run(queue, sentUntil);
    },
    /** Moves visible messages that reached the maximum receive count. @returns the number of moved messages */
    redrive: (move: { queue: string; source: string; target: string; most: number; now: number }): number =>
      Number(redrive.run(move).changes),
    /** Takes visible messages, oldest first, and hides them until the given time. */
    take: (from: { queue: string; max: number; now: number; until: number }): MessageRow[] =>
      take
        .all(from)
        .map((row) => rowSchema.parse(row))
        .sort((a, b) => a.sequence - b.sequence),
    /** Deletes a message; does nothing if it was received again in the meantime. */
    remove: (queue: string, id: string, receipt: string): void => {
      remove.run(queue, id, receipt);
    },
    /** Hides a message. @returns whether it was in flight under this receipt */
    hide: (what: { queue: string; id: string; receipt: string; now: number; until: number }): boolean =>
      Number(hide.run(what).changes) > 0,
    purge: (queue: string): void => {
      purge.run(queue);
    },
    /** Returns when the next hidden message of any queue becomes visible; null if there is none. */
    nextVisible: (now: number): number | null => nextSchema.parse(next.get(now)).at,
    count: (queue: string, now: number) => countsSchema.parse(count.get({ queue, now })),
  };
};

export type MessageRows = ReturnType<typeof openMessageRows>;
