import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** Where a person's weekly mails stand: '$' follows '#', so the second is the first key after them. */
export const WEEKLY_MAILS = ['weekly-mail#', 'weekly-mail$'] as const;

/** That the mail of a week was sent, or is being sent: it stands before the mail goes. `week` is its Monday. */
export const createWeeklyMailEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'weekly_mail',
    table,
    schema: item({
      user_id: string().key(),
      week: string().key(),
      /** SHA-256 of the token in its links. */
      token_hash: string(),
      created_at: string(),
      expires_at: number(),
    }),
    computeKey: ({ user_id, week }) => ({ pk: userPartition(user_id), sk: `${WEEKLY_MAILS[0]}${week}` }),
  });

/** Whose mails a link of a mail ends. Lies outside of the person's rows: whoever presses it is not signed in. */
export const createUnsubscribeEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'unsubscribe',
    table,
    schema: item({
      token_hash: string().key(),
      user_id: string(),
      expires_at: number(),
    }),
    computeKey: ({ token_hash }) => ({ pk: `unsubscribe#${token_hash}`, sk: 'owner' }),
  });
