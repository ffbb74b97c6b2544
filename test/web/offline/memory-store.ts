import type { NewQueuedRow, QueuedRow, QueueStore } from '#web/lib/offline/queued-row.ts';

/** Copies a row like a browser's database; photos are not copied because jsdom cannot. */
const copyOf = <T extends NewQueuedRow | QueuedRow | undefined>(row: T): T =>
  row && {
    ...structuredClone({ ...row, photos: null }),
    photos: row.photos && { ...row.photos, keys: [...row.photos.keys] },
  };

/** Creates an in-memory queue with the same behavior as the browser's database, which these tests do not have. */
export const memoryStore = (): QueueStore & { rows: Map<number, QueuedRow> } => {
  const rows = new Map<number, QueuedRow>();
  let last = 0;
  const list = (owner: string) => [...rows.values()].filter((row) => row.owner === owner);
  return {
    rows,
    add: async (row) => {
      last += 1;
      rows.set(last, copyOf({ ...row, seq: last }));
      return last;
    },
    list: async (owner) => list(owner).map(copyOf),
    next: async (owner, from) => copyOf(list(owner).find(({ seq }) => seq >= from)),
    change: async (seq, change) => {
      const row = rows.get(seq);
      const changed = row && change(copyOf(row));
      if (changed) rows.set(seq, copyOf(changed));
      else if (row) rows.delete(seq);
      return copyOf(changed ?? undefined);
    },
    put: async (row) => void rows.set(row.seq, copyOf(row)),
    clear: async (owner) => {
      for (const { seq } of list(owner)) rows.delete(seq);
    },
  };
};

/** Creates a queued entry. */
export const aWaiting = (over: Partial<NewQueuedRow> & { name?: string } = {}): NewQueuedRow => {
  const { name = 'Soup', ...fields } = over;
  return {
    owner: 'user-1',
    key: `lasting-${name}`,
    entry: {
      food_name: name,
      calories: 200,
      time_zone: 'UTC',
      logged_at: '2026-11-20T12:00:00.000Z',
    },
    local_date: '2026-11-20',
    photos: null,
    sent_at: null,
    written: null,
    afterwards: null,
    breakdowns: 0,
    refusal: null,
    ...fields,
  };
};
