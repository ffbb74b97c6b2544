import type { Idempotency } from '../../../platform/idempotency/idempotency.ts';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict.ts';
import type { CalendarDependencies } from '../dependencies.ts';

type Dependencies = Pick<
  CalendarDependencies,
  'events' | 'series' | 'syncSeries' | 'writer' | 'withIdempotency'
>;

/** Deletes an event and all following ones of its series. */
export const createRemoveFollowing = ({
  events,
  series,
  syncSeries,
  writer,
  withIdempotency,
}: Dependencies) => {
  const write = async (userId: string, id: string, idempotency: Idempotency): Promise<string | null> => {
    const event = await events.find(userId, id);
    const old = event?.series_id == null ? null : await series.find(userId, event.series_id);
    const writes =
      old && event?.occurrence != null
        ? [series.toChange(userId, old, { ends_before: event.occurrence, is_cut: true })]
        : event
          ? events.toRemove(userId, event)
          : [];
    return writer.write(userId, idempotency, writes, old?.id ?? null);
  };

  return async (userId: string, id: string, idempotency: Idempotency): Promise<void> => {
    const old = await withIdempotency(userId, idempotency, () =>
      retryOnConflict(() => write(userId, id, idempotency)),
    );
    if (old !== null) await syncSeries(userId, old);
  };
};
