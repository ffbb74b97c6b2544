import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { isConditionFailure } from '../platform/table/condition-failure.ts';
import { createTicketEntity } from '../platform/table/ticket-entity.ts';

/** One-time permissions to open a socket. */
export const createTicketRepository = (table: Table, clock: Clock) => {
  const tickets = createTicketEntity(table);

  return {
    keep: async (ticketHash: string, userId: string, expires: Date): Promise<void> => {
      await tickets
        .create({ ticket_hash: ticketHash, user_id: userId, expires_at: epochSeconds(expires) })
        .go();
    },

    /** Uses a ticket up. @returns whose it was, or null when it is unknown, used or expired */
    take: async (ticketHash: string): Promise<string | null> => {
      const removal = tickets
        .delete({ ticket_hash: ticketHash })
        .where(({ expires_at }, { gte }) => gte(expires_at, epochSeconds(clock())));
      try {
        const { data } = await removal.go({ response: 'all_old' });
        return data?.user_id ?? null;
      } catch (error) {
        if (isConditionFailure(error)) return null;
        throw error;
      }
    },
  };
};

export type TicketRepository = ReturnType<typeof createTicketRepository>;
