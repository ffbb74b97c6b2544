import type { NewWaitingRow, WaitingRow, WaitingStore } from '#web/lib/offline/waiting-row.ts';

/** What waits, in memory: the same promises as the browser's database, which tests of this kind have none of. */
export const memoryStore = (): WaitingStore & { rows: Map<number, WaitingRow> } => {
  const rows = new Map<number, WaitingRow>();
  let last = 0;
  const list = (owner: string) => [...rows.values()].filter((row) => row.owner === owner);
  return {
    rows,
    add: async (row) => {
      last += 1;
      rows.set(last, structuredClone({ ...row, seq: last }));
      return last;
    },
    list: async (owner) => structuredClone(list(owner)),
    next: async (owner, from) => structuredClone(list(owner).find(({ seq }) => seq >= from)),
    change: async (seq, change) => {
      const row = rows.get(seq);
      const changed = row && change(structuredClone(row));
      if (changed) rows.set(seq, structuredClone(changed));
      else if (row) rows.delete(seq);
      return structuredClone(changed ?? undefined);
    },
    clear: async (owner) => {
      for (const { seq } of list(owner)) rows.delete(seq);
    },
  };
};

/** An entry that waits. */
export const aWaiting = (over: Partial<NewWaitingRow> & { name?: string } = {}): NewWaitingRow => {
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
