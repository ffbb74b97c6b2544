import * as z from 'zod';
import type { Store } from '../../../store.ts';

const passkeyRecord = z.object({
  /** Base64url. */
  id: z.string(),
  sub: z.string(),
  /** COSE key, base64url. */
  publicKey: z.string(),
  /** Signatures so far; 0 for authenticators that do not count. */
  counter: z.number(),
  transports: z.array(z.string()),
  attachment: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type Passkey = z.output<typeof passkeyRecord>;

const row = z.object({ record: z.string() });
const passkeyOf = (raw: unknown): Passkey => passkeyRecord.parse(JSON.parse(row.parse(raw).record));

/** Stores the public keys of users' passkeys. */
export const createPasskeyStore = (store: Store) => {
  const insert = store.prepare('INSERT INTO cognito_passkeys (id, sub, record) VALUES (?, ?, ?)');
  const update = store.prepare('UPDATE cognito_passkeys SET record = ? WHERE id = ?');
  const bySub = store.prepare('SELECT record FROM cognito_passkeys WHERE sub = ? ORDER BY rowid');
  const byId = store.prepare('SELECT record FROM cognito_passkeys WHERE id = ?');
  const remove = store.prepare('DELETE FROM cognito_passkeys WHERE sub = ? AND id = ?');

  return {
    of: (sub: string): Passkey[] => bySub.all(sub).map(passkeyOf),
    find: (id: string): Passkey | undefined => {
      const found = byId.get(id);
      return found && passkeyOf(found);
    },
    add: (passkey: Passkey): void => void insert.run(passkey.id, passkey.sub, JSON.stringify(passkey)),
    setCounter: (passkey: Passkey, counter: number): void =>
      void update.run(JSON.stringify({ ...passkey, counter }), passkey.id),
    /** @returns whether the user had this passkey */
    remove: (sub: string, id: string): boolean => Number(remove.run(sub, id).changes) > 0,
  };
};
export type PasskeyStore = ReturnType<typeof createPasskeyStore>;
