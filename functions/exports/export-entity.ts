import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import { exportStatuses } from '#shared/exports/schema.ts';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** Key range of a user's exports: '$' follows '#', so the end excludes other rows. */
export const EXPORTS = ['export#', 'export$'] as const;

/** Returns the S3 key of an export's file. It contains no user ID. */
export const exportKeyOf = (id: string): string => `exports/${id}.zip`;

/** An export of a user's data, requested or finished. Expires with its link. */
export const createExportEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'export',
    table,
    schema: item({
      user_id: string().key(),
      /** A ULID, so that the newest sorts last. */
      id: string().key(),
      status: string().enum(...exportStatuses),
      created_at: string(),
      /** Size of the file once it exists. */
      bytes: number().optional(),
      photos: number().optional(),
      /** Epoch seconds until which the link works. */
      expires_at: number(),
    }),
    computeKey: ({ user_id, id }) => ({ pk: userPartition(user_id), sk: `${EXPORTS[0]}${id}` }),
  });
