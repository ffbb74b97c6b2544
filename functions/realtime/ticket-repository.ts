import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { held, isConditionFailure } from '../platform/table/condition-failure.ts';
import { isNew } from '../platform/table/row-conditions.ts';
import { createTicketEntity } from '../platform/table/ticket-entity.ts';

/** How long a ticket opens a socket. */
export const TICKET_SECONDS = 30;

/** One-time permissions to open a socket. */
export const createTicketRepository = (table: Table, clock: Clock) => {
  const tickets = createTicketEntity(table);

  return {
    keep: async (ticketHash: string, userId: string, expires: Date): Promise<void> => {
      const row = { ticket_hash: ticketHash, user_id: userId, expires_at: epochSeconds(expires) };
      // An answer lost on the way makes the SDK ask again; the hash is nobody else's, so what stands is this ticket.
      await held(tickets.build(PutItemCommand).item(row).options({ condition: isNew }).send());
    },

    /**
     * Uses a ticket up.
     * @returns whose it was and when it was given, in epoch seconds; null when it is unknown, used or expired
     */
    take: async (ticketHash: string): Promise<{ user_id: string; given_at: number } | null> => {
      const removal = tickets
        .build(DeleteItemCommand)
        .key({ ticket_hash: ticketHash })
        .options({
          condition: { attr: 'expires_at', gte: epochSeconds(clock()) },
          returnValues: 'ALL_OLD',
        });
      try {
        const { Attributes: ticket } = await removal.send();
        return ticket ? { user_id: ticket.user_id, given_at: ticket.expires_at - TICKET_SECONDS } : null;
      } catch (error) {
        if (isConditionFailure(error)) return null;
        throw error;
      }
    },
  };
};

export type TicketRepository = ReturnType<typeof createTicketRepository>;
