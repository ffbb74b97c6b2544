import type { ShownSeries } from '#shared/business-agents/calendar/schema.ts';
import type { CalendarDependencies } from '../dependencies.ts';

/** Returns a user's series, after adding the events that have come within half a year. */
export const createReadSeries =
  ({ series, syncSeries }: Pick<CalendarDependencies, 'series' | 'syncSeries'>) =>
  async (userId: string): Promise<{ series: ShownSeries[] }> => {
    const shown: ShownSeries[] = [];
    for (const { id } of await series.all(userId)) {
      const found = await syncSeries(userId, id);
      if (!found) continue;
      const { title, start, time_zone, rrule, ends_before } = found;
      shown.push({ id, title, start, time_zone, rrule, ends_before });
    }
    return { series: shown };
  };
