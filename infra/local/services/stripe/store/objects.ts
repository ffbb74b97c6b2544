import * as z from 'zod';
import type { Store } from '../../../store.ts';
import { missing } from '../http/stripe-error.ts';
import { dueOf } from '../clock/due-of.ts';
import type { Facts, FactsOf, Kind, Kinds } from './object-types.ts';

/** Kinds without internal state. */
type PlainKind = Exclude<Kind, keyof Facts>;

const bodyRow = z.object({ body: z.string() });
const factsRow = z.object({ facts: z.string() });
const dueRow = z.object({ id: z.string(), kind: z.string(), due_at: z.number() });

/** Returns the customer that owns an object. */
const ownerOf = (body: Kinds[Kind]): string | null => {
  if (body.object === 'customer') return body.id;
  return 'customer' in body && typeof body.customer === 'string' ? body.customer : null;
};

/** Stores Stripe's objects, newest last. Every write also stores when the object's next change is due. */
export const createObjects = (store: Store) => {
  const find = store.prepare('SELECT body FROM stripe_objects WHERE id = ? AND kind = ?');
  const findFacts = store.prepare('SELECT facts FROM stripe_objects WHERE id = ?');
  const ofKind = store.prepare('SELECT body FROM stripe_objects WHERE kind = ? ORDER BY seq DESC');
  const ofOwner = store.prepare(
    'SELECT body FROM stripe_objects WHERE kind = ? AND owner = ? ORDER BY seq DESC',
  );
  const upsert = store.prepare(`INSERT INTO stripe_objects (id, kind, owner, due_at, body, facts)
    VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET
    owner = excluded.owner, due_at = excluded.due_at, body = excluded.body, facts = excluded.facts`);
  const nextDue = store.prepare(
    'SELECT id, kind, due_at FROM stripe_objects WHERE due_at <= ? ORDER BY due_at, seq LIMIT 1',
  );

  const finder = <K extends Kind>(kind: K, id: string): Kinds[K] | undefined => {
    const row = bodyRow.optional().parse(find.get(id, kind));
    // The store wrote the row itself, so it has the expected format.
    return row && (JSON.parse(row.body) as Kinds[K]);
  };
  const factsOf = <K extends keyof Facts>(_kind: K, id: string): Facts[K] =>
    JSON.parse(factsRow.parse(findFacts.get(id)).facts) as Facts[K];
  const write = <K extends Kind>(body: Kinds[K], facts: FactsOf<K>): void =>
    void upsert.run(
      body.id,
      body.object,
      ownerOf(body),
      dueOf(body, facts),
      JSON.stringify(body),
      JSON.stringify(facts),
    );

  return {
    find: finder,
    /** Returns an object. @throws Refusal `resource_missing` that names the parameter */
    get: <K extends Kind>(kind: K, id: string, param = 'id'): Kinds[K] => {
      const found = finder(kind, id);
      if (!found) throw missing(kind, id, param);
      return found;
    },
    facts: factsOf,
    /** Returns all objects, newest first. */
    all: <K extends Kind>(kind: K, owner?: string): Kinds[K][] =>
      (owner === undefined ? ofKind.all(kind) : ofOwner.all(kind, owner)).map(
        (row) => JSON.parse(bodyRow.parse(row).body) as Kinds[K],
      ),
    /** Writes an object without internal state. */
    put: (body: Kinds[PlainKind]): void => write<PlainKind>(body, null),
    /** Writes an object with its internal state: given values replace the stored ones, the others are kept. */
    putWith: <K extends keyof Facts>(body: Kinds[K], facts: Partial<Facts[K]> = {}): void => {
      const before = findFacts.get(body.id) ? factsOf(body.object as K, body.id) : undefined;
      write(body, { ...before, ...facts } as FactsOf<K>);
    },
    /** Returns the first object that is due by an instant. */
    nextDue: (until: number) => dueRow.optional().parse(nextDue.get(until)),
  };
};
export type Objects = ReturnType<typeof createObjects>;
