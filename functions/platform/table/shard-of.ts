/** Returns the 32-bit FNV-1a hash of a text. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
};

/** Returns the shard of an ID, from 0 to `shards` - 1. The same ID is always in the same shard. */
export const shardOf = (id: string, shards: number): number => hashOf(id) % shards;
