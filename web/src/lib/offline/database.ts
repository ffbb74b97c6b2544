import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { PhotoDraft } from './drafts/photo-draft.ts';
import type { QueuedRequest } from './queued-request.ts';
import type { NewQueuedRow, QueuedRow } from './queued-row.ts';

/** A cached API response. */
export interface SeenRow {
  /** `sub` of its user. */
  owner: string;
  /** Query key as JSON. */
  name: string;
  data: unknown;
  /** Time of the response, ms since 1970. */
  read_at: number;
}

export interface OfflineData extends DBSchema {
  waiting: { key: number; value: QueuedRow | NewQueuedRow; indexes: { owner: [string, number] } };
  requests: { key: number; value: QueuedRequest; indexes: { owner: string } };
  seen: { key: [string, string]; value: SeenRow; indexes: { owner: string } };
  drafts: { key: string; value: PhotoDraft; indexes: { owner: string } };
}

let opened: Promise<IDBPDatabase<OfflineData>> | null = null;

/** Opens the offline database. Rejects if the browser blocks storage. */
export const offlineDatabase = (): Promise<IDBPDatabase<OfflineData>> => {
  opened ??= openDB<OfflineData>('platewise-offline', 3, {
    upgrade: (database, version) => {
      database.createObjectStore('drafts', { keyPath: 'id' }).createIndex('owner', 'owner');
      if (version > 1) return;
      const requests = database.createObjectStore('requests', { keyPath: 'seq', autoIncrement: true });
      requests.createIndex('owner', 'owner');
      if (version > 0) return;
      const waiting = database.createObjectStore('waiting', { keyPath: 'seq', autoIncrement: true });
      waiting.createIndex('owner', ['owner', 'seq']);
      database.createObjectStore('seen', { keyPath: ['owner', 'name'] }).createIndex('owner', 'owner');
    },
    // A newer version of the app needs to upgrade the database: close it, and reopen it when needed.
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
