import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';

/** Permission to open one socket, once. Kept by the hash of the ticket, so that the table cannot be used to open one. */
export const createTicketEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'socket_ticket',
    table,
    schema: item({
      ticket_hash: string().key(),
      user_id: string(),
      /** When the session began that asked for it, in epoch seconds. */
      signed_in_at: number().optional(),
      expires_at: number(),
    }),
    computeKey: ({ ticket_hash }) => ({ pk: `ticket#${ticket_hash}`, sk: 'ticket' }),
  });
