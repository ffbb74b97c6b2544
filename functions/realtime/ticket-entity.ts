import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';

/** One-time permission to open a socket. Stored as a hash, so that the table's content cannot be used to open one. */
export const createTicketEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'socket_ticket',
    table,
    schema: item({
      ticket_hash: string().key(),
      user_id: string(),
      /** When the requesting session started, in epoch seconds. */
      signed_in_at: number().optional(),
      expires_at: number(),
    }),
    computeKey: ({ ticket_hash }) => ({ pk: `ticket#${ticket_hash}`, sk: 'ticket' }),
  });
