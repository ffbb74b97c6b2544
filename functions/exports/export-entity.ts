import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import { exportStatuses } from '#shared/exports/schema.ts';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** Where a person's exports stand: '$' follows '#', so the second is the first key after them. */
export const EXPORTS = ['export#', 'export$'] as const;

/** Where the file of an export lies. The key names no person. */
export const exportKeyOf = (id: string): string => `exports/${id}.zip`;

/** A file with everything of a person, asked for or there. Expires when its link does. */
export const createExportEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'export',
    table,
    schema: item({
      user_id: string().key(),
      /** A ULID: the newest stands last. */
      id: string().key(),
      status: string().enum(...exportStatuses),
      created_at: string(),
      /** Of the file, once it is there. */
      bytes: number().optional(),
      photos: number().optional(),
      /** Epoch seconds: how long the link works. */
      expires_at: number(),
    }),
    computeKey: ({ user_id, id }) => ({ pk: userPartition(user_id), sk: `${EXPORTS[0]}${id}` }),
  });
