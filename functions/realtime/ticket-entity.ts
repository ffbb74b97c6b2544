import { number, optionalNumber, optionalText, text, textKey } from '../platform/table/attributes.ts';
import { defineEntity } from '../platform/table/define-entity.ts';

/** One-time permission to open a socket. Stored as a hash, so that the table's content cannot be used to open one. */
export const createTicketEntity = defineEntity(
  'socket_ticket',
  {
    ticket_hash: textKey,
    user_id: text,
    /** When the requesting session started, in epoch seconds. */
    signed_in_at: optionalNumber,
    session_id: optionalText,
    expires_at: number,
  },
  ({ ticket_hash }) => ({ pk: `ticket#${ticket_hash}`, sk: 'ticket' }),
);
