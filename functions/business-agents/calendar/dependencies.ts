import type { Clock } from '../../platform/clock.ts';
import type { IdempotentWriter } from '../../platform/idempotency/idempotent-writer.ts';
import type { createWithIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import type { NewId } from '../../platform/ids.ts';
import type { EventsRepository } from '../common/calendar/events-repository.ts';
import type { SeriesRepository } from '../common/calendar/series/series-repository.ts';
import type { LeadsRepository } from '../sdr/public.ts';
import type { SyncSeries } from './series/sync-series.ts';

/** Dependencies of the calendar's endpoints. */
export interface CalendarDependencies {
  events: EventsRepository;
  series: SeriesRepository;
  syncSeries: SyncSeries;
  leads: Pick<LeadsRepository, 'find' | 'infoOf' | 'isThere'>;
  writer: IdempotentWriter;
  withIdempotency: ReturnType<typeof createWithIdempotency>;
  clock: Clock;
  newId: NewId;
}
