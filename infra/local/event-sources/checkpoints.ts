import type { Store } from '../store.ts';

/** The position of each mapping in each shard, kept across restarts. */
export interface Checkpoints {
  /** Returns the sequence number of the last processed record; undefined at the beginning of the shard. */
  read(mappingId: string, shardId: string): string | undefined;
  write(mappingId: string, shardId: string, sequenceNumber: string): void;
  /** Returns whether the mapping has started reading. */
  hasBegun(mappingId: string): boolean;
  begin(mappingId: string): void;
}

export const openCheckpoints = (store: Store): Checkpoints => {
  store.exec(`
    CREATE TABLE IF NOT EXISTS stream_checkpoints (
      mapping TEXT, shard TEXT, sequence_number TEXT NOT NULL, PRIMARY KEY (mapping, shard)) STRICT;
    CREATE TABLE IF NOT EXISTS stream_mappings (mapping TEXT PRIMARY KEY) STRICT;
  `);
  const find = store.prepare(
    'SELECT sequence_number FROM stream_checkpoints WHERE mapping = ? AND shard = ?',
  );
  const put = store.prepare('INSERT OR REPLACE INTO stream_checkpoints VALUES (?, ?, ?)');
  const begin = store.prepare('INSERT OR IGNORE INTO stream_mappings VALUES (?)');
  const findStarted = store.prepare('SELECT 1 FROM stream_mappings WHERE mapping = ?');
  return {
    read: (mappingId, shardId) => {
      const row = find.get(mappingId, shardId);
      return row === undefined ? undefined : String(row['sequence_number']);
    },
    write: (mappingId, shardId, sequenceNumber) => void put.run(mappingId, shardId, sequenceNumber),
    hasBegun: (mappingId) => findStarted.get(mappingId) !== undefined,
    begin: (mappingId) => void begin.run(mappingId),
  };
};
