import type { Idempotency } from '../../../platform/idempotency/idempotency.ts';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict.ts';
import type { CalendarDependencies } from '../dependencies.ts';

type Dependencies = Pick<CalendarDependencies, 'series' | 'syncSeries' | 'writer' | 'withIdempotency'>;

/** Deletes a series with all of its events, except those that were changed on their own. */
export const createRemoveSeries =
  ({ series, syncSeries, writer, withIdempotency }: Dependencies) =>
  async (userId: string, id: string, idempotency: Idempotency): Promise<void> => {
    const remove = async (): Promise<null> => {
      const old = await series.find(userId, id);
      const writes = old ? [series.toChange(userId, old, { ends_before: old.start, is_cut: true })] : [];
      return writer.write(userId, idempotency, writes, null);
    };
    await withIdempotency(userId, idempotency, () => retryOnConflict(remove));
    await syncSeries(userId, id);
  };
