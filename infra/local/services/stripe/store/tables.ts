import type { Store } from '../../../store.ts';

/** Creates missing tables of the local Stripe. Times in `stripe_objects` are seconds of Stripe's clock. */
export const createTables = (store: Store): void => {
  store.exec(`
    CREATE TABLE IF NOT EXISTS stripe_objects (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, owner TEXT,
      due_at INTEGER, body TEXT NOT NULL, facts TEXT NOT NULL);
    CREATE INDEX IF NOT EXISTS stripe_objects_kind ON stripe_objects (kind, owner, seq);
    CREATE INDEX IF NOT EXISTS stripe_objects_due ON stripe_objects (due_at) WHERE due_at IS NOT NULL;
    CREATE TABLE IF NOT EXISTS stripe_answers (
      key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, request TEXT NOT NULL, status INTEGER NOT NULL,
      body TEXT NOT NULL, at INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS stripe_deliveries (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, event TEXT NOT NULL, endpoint TEXT NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0, next_at INTEGER, status INTEGER, problem TEXT);
    CREATE INDEX IF NOT EXISTS stripe_deliveries_event ON stripe_deliveries (event);
    CREATE INDEX IF NOT EXISTS stripe_deliveries_next ON stripe_deliveries (next_at) WHERE next_at IS NOT NULL;
    CREATE TABLE IF NOT EXISTS stripe_settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  `);
};
