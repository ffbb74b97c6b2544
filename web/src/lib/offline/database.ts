import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { NewQueuedRow, QueuedRow } from './queued-row.ts';

/** An answer of the API as it was last seen. */
export interface SeenRow {
  /** `sub` of the person whose it is. */
  owner: string;
  /** The query's name, as JSON. */
  name: string;
  data: unknown;
  /** When it was read, ms since 1970. */
  read_at: number;
}

export interface OfflineData extends DBSchema {
  waiting: { key: number; value: QueuedRow | NewQueuedRow; indexes: { owner: [string, number] } };
  seen: { key: [string, string]; value: SeenRow; indexes: { owner: string } };
}

let opened: Promise<IDBPDatabase<OfflineData>> | null = null;

/** What this browser keeps for people who are offline. Rejects where the browser keeps nothing. */
export const offlineDatabase = (): Promise<IDBPDatabase<OfflineData>> => {
  opened ??= openDB<OfflineData>('platewise-offline', 1, {
    upgrade: (database) => {
      const waiting = database.createObjectStore('waiting', { keyPath: 'seq', autoIncrement: true });
      waiting.createIndex('owner', ['owner', 'seq']);
      database.createObjectStore('seen', { keyPath: ['owner', 'name'] }).createIndex('owner', 'owner');
    },
    // A newer version of the app wants to change it: this window opens it anew when it needs it.
    blocking: (_current, _wanted, event) => {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated: () => {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
};
