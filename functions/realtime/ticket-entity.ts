import { item, number, string } from 'dynamodb-toolbox/schema';
import { defineEntity } from '../platform/table/define-entity.ts';

/** One-time permission to open a socket. Stored as a hash, so that the table's content cannot be used to open one. */
export const createTicketEntity = defineEntity(
  'socket_ticket',
  item({
    ticket_hash: string().key(),
    user_id: string(),
    /** When the requesting session started, in epoch seconds. */
    signed_in_at: number().optional(),
    expires_at: number(),
  }),
  ({ ticket_hash }) => ({ pk: `ticket#${ticket_hash}`, sk: 'ticket' }),
);
