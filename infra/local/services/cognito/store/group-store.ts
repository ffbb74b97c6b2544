import * as z from 'zod';
import type { Store } from '../../../store.ts';
import type { LocalStack } from '../../../template/model.ts';

const names = z.array(z.object({ name: z.string() }));

/** Stores the members of the template's groups. */
export const createGroupStore = (store: Store, stack: LocalStack) => {
  const known = new Set(
    stack.byType('AWS::Cognito::UserPoolGroup').map(({ properties }) => properties['GroupName']),
  );
  const list = store.prepare('SELECT name FROM cognito_groups WHERE sub = ? ORDER BY name');
  const insert = store.prepare('INSERT OR IGNORE INTO cognito_groups (sub, name) VALUES (?, ?)');
  const remove = store.prepare('DELETE FROM cognito_groups WHERE sub = ? AND name = ?');
  return {
    has: (name: string): boolean => known.has(name),
    of: (sub: string): string[] => names.parse(list.all(sub)).map(({ name }) => name),
    add: (sub: string, name: string): void => void insert.run(sub, name),
    remove: (sub: string, name: string): void => void remove.run(sub, name),
  };
};

export type GroupStore = ReturnType<typeof createGroupStore>;
