import type { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict.ts';
import type { Endpoints } from '../../../platform/http/endpoint.ts';
import type { ExecutiveDependencies } from '../dependencies.ts';
import { shownEvent } from '../../common/calendar/stored-event.ts';

type Dependencies = Pick<ExecutiveDependencies, 'events' | 'series' | 'leads' | 'writer' | 'withIdempotency'>;

/** Endpoints of the calendar. Events that are still running at the given start are included. */
export const eventEndpoints = ({
  events,
  series,
  leads,
  writer,
  withIdempotency,
}: Dependencies): Pick<Endpoints<typeof executiveRoutes>, 'events' | 'removeEvent'> => ({
  events: async ({ caller: { user_id }, query: { from } }) => {
    const found = from === undefined ? events.latest(user_id) : events.between(user_id, new Date(from));
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
      if (!before) return writer.write(user_id, idempotency, [], null);
      const { series_id, occurrence } = before;
      const whole = series_id == null ? null : await series.find(user_id, series_id);
      const writes = [
        ...events.toRemove(user_id, before),
        ...(whole && occurrence != null ? [series.toExclude(user_id, whole, occurrence)] : []),
      ];
      return writer.write(user_id, idempotency, writes, null);
    };
    await withIdempotency(user_id, idempotency, () => retryOnConflict(remove));
    return undefined;
  },
});
