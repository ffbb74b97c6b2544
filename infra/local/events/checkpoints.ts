import type { Store } from '../store.ts';

/** How far each mapping has read each shard, over restarts. */
export interface Checkpoints {
  /** Sequence number of the last record that was done with; undefined at the shard's beginning. */
  read(mappingId: string, shardId: string): string | undefined;
  write(mappingId: string, shardId: string, sequenceNumber: string): void;
  /** When the mapping was first seen. */
  bornAt(mappingId: string, now: Date): Date;
}

export const openCheckpoints = (store: Store): Checkpoints => {
  store.exec(`
    CREATE TABLE IF NOT EXISTS stream_checkpoints (
      mapping TEXT, shard TEXT, sequence_number TEXT NOT NULL, PRIMARY KEY (mapping, shard)) STRICT;
    CREATE TABLE IF NOT EXISTS stream_mappings (mapping TEXT PRIMARY KEY, born_at INTEGER NOT NULL) STRICT;
  `);
  const find = store.prepare('SELECT sequence_number FROM stream_checkpoints WHERE mapping = ? AND shard = ?');
  const put = store.prepare('INSERT OR REPLACE INTO stream_checkpoints VALUES (?, ?, ?)');
  const bear = store.prepare('INSERT OR IGNORE INTO stream_mappings VALUES (?, ?)');
  const birth = store.prepare('SELECT born_at FROM stream_mappings WHERE mapping = ?');
  return {
    read: (mappingId, shardId) => {
      const row = find.get(mappingId, shardId);
      return row === undefined ? undefined : String(row['sequence_number']);
    },
    write: (mappingId, shardId, sequenceNumber) => void put.run(mappingId, shardId, sequenceNumber),
    bornAt: (mappingId, now) => {
      bear.run(mappingId, now.getTime());
      return new Date(Number(birth.get(mappingId)?.['born_at']));
    },
  };
};
