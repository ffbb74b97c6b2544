import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../table/client.ts';
import { entityDefaults } from '../table/entity-defaults.ts';
import { userPartition } from '../table/user-key.ts';

/** Counts a user's calls to an external service within one minute or day. */
export const createCallCountEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'call_count',
    table,
    schema: item({
      user_id: string().key(),
      /** The kind of call, for example `barcodes`. A kind is counted either per minute or per day. */
      kind: string().key(),
      /** Minutes or days since 1970. */
      period: number().key(),
      calls: number(),
      expires_at: number(),
    }),
    computeKey: ({ user_id, kind, period }) => ({
      pk: userPartition(user_id),
      sk: `calls#${kind}#${period}`,
    }),
  });
