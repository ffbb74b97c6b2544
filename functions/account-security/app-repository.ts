import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import type { Clock } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { createWriteWhileOpen } from '../platform/account/closed-account-entity.ts';
import { readRow } from '../platform/table/read-row.ts';
import { createAppEntity } from './app-entity.ts';

/** Records which users turned on an authenticator app with a fresh proof. */
export const createAppRepository = (table: Table, clock: Clock) => {
  const apps = createAppEntity(table);
  const writeWhileOpen = createWriteWhileOpen(table);
  return {
    /** @throws CodedError UNAUTHENTICATED when the account is closed */
    note: async (user_id: string): Promise<void> => {
      const row = apps.build(PutItemCommand).item({ user_id, turned_on_at: clock().toISOString() });
      await writeWhileOpen(user_id, [{ Put: row.params() }]);
    },
    forget: async (user_id: string): Promise<void> => {
      await apps.build(DeleteItemCommand).key({ user_id }).send();
    },
    isKnown: async (user_id: string): Promise<boolean> => (await readRow(apps, { user_id })) !== null,
  };
};

export type AppRepository = ReturnType<typeof createAppRepository>;
