import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { CodedError } from '#shared/errors/coded-error.ts';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { SessionOf } from '../platform/session/session-ledger.ts';
import type { Table } from '../platform/table/client.ts';
import { createClosedAccountEntity } from '../platform/account/closed-account-entity.ts';
import { isConditionFailure } from '../platform/table/condition-failure.ts';
import { readRow } from '../platform/table/read-row.ts';
import { createTicketEntity } from './ticket-entity.ts';

/** Lifetime of a ticket. */
export const TICKET_SECONDS = 30;

/** Reads and writes one-time permissions to open a socket. */
export const createTicketRepository = (table: Table, clock: Clock) => {
  const tickets = createTicketEntity(table);
  const closedAccounts = createClosedAccountEntity(table);

  return {
    /** @throws CodedError UNAUTHENTICATED when the account is closed */
    keep: async (
      ticketHash: string,
      { user_id, signed_in_at, session_id }: SessionOf,
      expires: Date,
    ): Promise<void> => {
      const session = { user_id, signed_in_at, ...(session_id !== undefined && { session_id }) };
      const row = { ticket_hash: ticketHash, ...session, expires_at: epochSeconds(expires) };
      // A read and a plain write cost half as much as a transaction. An account that is closed in between rejects the
      // connection (`socket-repository.ts`), and the ticket expires after 30 s.
      if (await readRow(closedAccounts, { user_id })) throw new CodedError('UNAUTHENTICATED');
      await tickets.build(PutItemCommand).item(row).send();
    },

    /**
     * Consumes a ticket.
     * @returns its session, or null if it is unknown, used or expired
     */
    take: async (ticketHash: string): Promise<SessionOf | null> => {
      const removal = tickets
        .build(DeleteItemCommand)
        .key({ ticket_hash: ticketHash })
        .options({
          condition: { attr: 'expires_at', gte: epochSeconds(clock()) },
          returnValues: 'ALL_OLD',
        });
      try {
        const { Attributes: ticket } = await removal.send();
        if (!ticket) return null;
        const { user_id, signed_in_at = 0, session_id } = ticket;
        return { user_id, signed_in_at, ...(session_id !== undefined && { session_id }) };
      } catch (error) {
        if (isConditionFailure(error)) return null;
        throw error;
      }
    },
  };
};

export type TicketRepository = ReturnType<typeof createTicketRepository>;
