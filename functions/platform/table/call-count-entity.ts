import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from './client.ts';
import { houseEntity } from './house-entity.ts';
import { userPartition } from './user-key.ts';

/** How often a person has made us call somebody else within one minute. */
export const createCallCountEntity = (table: Table) =>
  new Entity({
    ...houseEntity,
    name: 'call_count',
    table,
    schema: item({
      user_id: string().key(),
      /** Whom we call, e.g. `barcodes`. */
      kind: string().key(),
      /** Minutes since 1970. */
      minute: number().key(),
      calls: number(),
      expires_at: number(),
    }),
    computeKey: ({ user_id, kind, minute }) => ({
      pk: userPartition(user_id),
      sk: `calls#${kind}#${minute}`,
    }),
  });
