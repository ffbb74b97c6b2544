import * as z from 'zod';
import type { Store } from '../../../store.ts';

const row = z.object({ value: z.string() }).optional();

/** Stores single values that outlive the process, e.g. the secret key of this installation. */
export const createSettings = (store: Store) => {
  const find = store.prepare('SELECT value FROM stripe_settings WHERE name = ?');
  const replace = store.prepare('INSERT OR REPLACE INTO stripe_settings VALUES (?, ?)');
  const get = (name: string): string | undefined => row.parse(find.get(name))?.value;
  const set = (name: string, value: string): void => void replace.run(name, value);
  return {
    get,
    set,
    /** Returns the value, creating it on first use. */
    once: (name: string, make: () => string): string => {
      const found = get(name);
      if (found !== undefined) return found;
      const made = make();
      set(name, made);
      return made;
    },
  };
};
export type Settings = ReturnType<typeof createSettings>;
