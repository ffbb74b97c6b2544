import * as z from 'zod';
import type { Store } from '../../../store.ts';

const delivery = z.object({
  seq: z.number(),
  event: z.string(),
  endpoint: z.string(),
  attempts: z.number(),
  /** Seconds of the product's clock; null once it was delivered or given up. */
  next_at: z.number().nullable(),
  /** Status of the last response; null without a response. */
  status: z.number().nullable(),
  problem: z.string().nullable(),
});
export type Delivery = z.output<typeof delivery>;

const earliest = z.object({ next_at: z.number().nullable() });

/** Stores events until they are delivered; pending ones survive a restart. */
export const createOutbox = (store: Store) => {
  const insert = store.prepare('INSERT INTO stripe_deliveries (event, endpoint, next_at) VALUES (?, ?, ?)');
  const due = store.prepare(
    'SELECT * FROM stripe_deliveries WHERE next_at <= ? ORDER BY next_at, seq LIMIT 1',
  );
  const next = store.prepare('SELECT min(next_at) AS next_at FROM stripe_deliveries');
  const record = store.prepare(
    'UPDATE stripe_deliveries SET attempts = attempts + 1, next_at = ?, status = ?, problem = ? WHERE seq = ?',
  );
  const all = store.prepare('SELECT * FROM stripe_deliveries ORDER BY seq DESC LIMIT ?');
  const ofEvent = store.prepare('SELECT * FROM stripe_deliveries WHERE event = ? ORDER BY seq');
  const hurry = store.prepare('UPDATE stripe_deliveries SET next_at = ? WHERE next_at > ?');

  return {
    /** Queues an event. @param at seconds of the product's clock from which it can be delivered */
    add: (event: string, endpoint: string, at: number): void => void insert.run(event, endpoint, at),
    /** Returns the first due delivery. */
    due: (now: number): Delivery | undefined => delivery.optional().parse(due.get(now)),
    /** Returns when the next delivery is due; null when the queue is empty. */
    nextAt: (): number | null => earliest.parse(next.get()).next_at,
    record: (
      seq: number,
      outcome: { nextAt: number | null; status: number | null; problem: string | null },
    ): void => void record.run(outcome.nextAt, outcome.status, outcome.problem, seq),
    /** Lists deliveries, newest first. */
    list: (limit: number): Delivery[] => all.all(limit).map((row) => delivery.parse(row)),
    of: (event: string): Delivery[] => ofEvent.all(event).map((row) => delivery.parse(row)),
    /** Makes all queued deliveries due now. */
    hurry: (now: number): void => void hurry.run(now, now),
  };
};
export type Outbox = ReturnType<typeof createOutbox>;
