import type { EventsRepository } from '../../../common/calendar/events-repository.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Table } from '../../../../platform/table/client.ts';
import { setExpiry } from '../../../../platform/table/set-expiry.ts';
import { retryOnConflict } from '../../../../platform/table/retry-on-conflict.ts';
import { tryTransact } from '../../../../platform/table/transact.ts';
import { userPartition } from '../../../../platform/table/user-key.ts';
import type { LeadItems } from '../lead-items-repository.ts';

/** Leads that are changed at the same time. */
const AT_ONCE = 10;

interface Dependencies {
  table: Table;
  relatedItems: Pick<LeadItems, 'all'>;
  events: Pick<EventsRepository, 'find' | 'toSetStatus'>;
  clock: Clock;
}

/** Lets the messages, tasks and follow-up events of deleted leads expire, or keeps them after the deletion is undone. */
export const createRelatedRows = ({ table, relatedItems, events, clock }: Dependencies) => {
  const expire = async (userId: string, ids: readonly string[], at: number | null): Promise<void> => {
    for (let first = 0; first < ids.length; first += AT_ONCE) {
      const rows = await Promise.all(
        ids.slice(first, first + AT_ONCE).map((id) => relatedItems.all(userId, id)),
      );
      await Promise.all(rows.flat().map((row) => setExpiry(table, row, at)));
    }
  };

  /** Cancels or reopens a follow-up's event. @returns false if its time was taken by another event */
  const setEvent = async (userId: string, id: string, to: 'cancelled' | 'pending'): Promise<boolean> => {
    const event = await events.find(userId, id);
    if (!event || new Date(event.start_time) <= clock()) return true;
    if (event.status !== (to === 'pending' ? 'cancelled' : 'pending')) return true;
    return tryTransact(table, events.toSetStatus(userId, event, to));
  };

  const eventRow = (userId: string, id: string) => ({ pk: userPartition(userId), sk: `event#${id}` });

  return {
    /** @param at when they expire, in epoch seconds */
    expire: async (userId: string, ids: readonly string[], eventIds: readonly string[], at: number) => {
      await expire(userId, ids, at);
      for (const id of eventIds) {
        await retryOnConflict(() => setEvent(userId, id, 'cancelled'));
        await setExpiry(table, eventRow(userId, id), at);
      }
    },

    /** @returns the number of events whose time was taken in the meantime */
    keep: async (userId: string, ids: readonly string[], eventIds: readonly string[]): Promise<number> => {
      await expire(userId, ids, null);
      let lost = 0;
      for (const id of eventIds) {
        await setExpiry(table, eventRow(userId, id), null);
        if (!(await setEvent(userId, id, 'pending'))) lost += 1;
      }
      return lost;
    },
  };
};
