/** Units per second of a partition (DynamoDB Developer Guide, 'Partitions and data distribution'). */
const PARTITION_LIMITS = { read: 3_000, write: 1_000 } as const;

/** One request to the table. */
export interface Operation {
  kind: 'read' | 'write';
  /** Units by partition. Each partition key is assumed to be a physical partition; bursts and adaptive capacity are ignored. */
  units: Readonly<Record<string, number>>;
  /** The items of a transaction, which conflict with those of other transactions. */
  items: readonly string[];
}

/** The load of the busiest second of a partition. */
export interface PartitionLoad {
  partition: string;
  kind: Operation['kind'];
  /** Share of the limit. */
  share: number;
}

/** Creates a table whose partitions have DynamoDB's limits and whose transactions conflict. */
export const createTableModel = () => {
  const used = new Map<string, { second: number; units: number }>();
  const highest = new Map<string, PartitionLoad>();
  const locked = new Map<string, number>();

  const usedIn = (key: string, second: number): { second: number; units: number } => {
    const known = used.get(key);
    if (known?.second === second) return known;
    const fresh = { second, units: 0 };
    used.set(key, fresh);
    return fresh;
  };

  return {
    /** Uses the units of an operation. @returns false if a partition is throttled; nothing is used then */
    tryUse: ({ kind, units }: Operation, now: number): boolean => {
      const second = Math.floor(now / 1_000);
      const needed = Object.entries(units).map(
        ([partition, count]) => [partition, count, usedIn(`${kind} ${partition}`, second)] as const,
      );
      const isThrottled = needed.some(([, count, state]) => state.units + count > PARTITION_LIMITS[kind]);
      for (const [partition, count, state] of needed) {
        if (!isThrottled) state.units += count;
        const share = (state.units + (isThrottled ? count : 0)) / PARTITION_LIMITS[kind];
        if (share > (highest.get(partition)?.share ?? 0)) highest.set(partition, { partition, kind, share });
      }
      return !isThrottled;
    },

    /** Starts a transaction. @returns false if another one holds one of its items */
    tryLock: (items: readonly string[], now: number, until: number): boolean => {
      if (items.some((item) => (locked.get(item) ?? 0) > now)) return false;
      for (const item of items) locked.set(item, until);
      return true;
    },

    /** Returns the busiest partitions. */
    busiest: (count: number): PartitionLoad[] =>
      [...highest.values()].toSorted((one, other) => other.share - one.share).slice(0, count),
  };
};

export type TableModel = ReturnType<typeof createTableModel>;
