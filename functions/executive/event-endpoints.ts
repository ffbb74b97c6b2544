import { minutesAfter } from '#shared/executive/quarters.ts';
import type { executiveRoutes } from '#shared/executive/routes.ts';
import { LONGEST_MEETING } from '#shared/executive/schema.ts';
import { whileOvertaken } from '../imports/while-overtaken.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import type { ExecutiveDependencies } from './agent-dependencies.ts';
import { shownEvent, type StoredEvent } from './stored-event.ts';

type Dependencies = Pick<ExecutiveDependencies, 'events' | 'leads' | 'once' | 'onceFor'>;

const endOf = ({ start_time, duration }: StoredEvent): Date => minutesAfter(new Date(start_time), duration);

/** The calendar. From an instant on, an event that still runs then is one of it. */
export const eventEndpoints = ({
  events,
  leads,
  once,
  onceFor,
}: Dependencies): Pick<Endpoints<typeof executiveRoutes>, 'events' | 'removeEvent'> => {
  const eventsFrom = async (userId: string, from: Date): Promise<StoredEvent[]> => {
    const found = await events.between(userId, minutesAfter(from, -LONGEST_MEETING));
    return found.filter((event) => endOf(event) > from);
  };

  return {
    events: async ({ caller: { user_id }, query: { from } }) => {
      const found = from === undefined ? events.latest(user_id) : eventsFrom(user_id, new Date(from));
      const rows = await found;
      const infos = await leads.infoOf(
        user_id,
        rows.map(({ lead_id }) => lead_id),
      );
      return { events: rows.map((event) => shownEvent(event, infos)) };
    },

    removeEvent: async ({ caller: { user_id }, params: { id }, idempotency }) => {
      const remove = async (): Promise<null> => {
        const before = await events.find(user_id, id);
        return once.write(user_id, idempotency, before ? events.toRemove(user_id, before) : [], null);
      };
      await onceFor(user_id, idempotency, () => whileOvertaken(remove));
      return undefined;
    },
  };
};
