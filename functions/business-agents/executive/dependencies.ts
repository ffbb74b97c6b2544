import type { ExecutiveRequest } from '#shared/business-agents/executive/schema.ts';
import type { OpenTranslator } from '#shared/language/translator.ts';
import type { SharedDependencies } from '../common/shared-dependencies.ts';
import type { SeriesActions } from '../calendar/public.ts';
import type { LeadsRepository, SalesActions } from '../sdr/public.ts';
import type { ActivitiesRepository } from './crm/activities-repository.ts';
import type { CalendarRepository } from '../common/calendar/calendar-repository.ts';
import type { ReadDiary } from './assistant/diary/read-diary.ts';
import type { DocumentsRepository } from './documents/documents-repository.ts';
import type { EventsRepository } from '../common/calendar/events-repository.ts';
import type { SeriesRepository } from '../common/calendar/series/series-repository.ts';
import type { TemplatesRepository } from './email/templates-repository.ts';

/** Dependencies of the executive assistant. */
export interface ExecutiveDependencies extends SharedDependencies {
  calendar: CalendarRepository;
  events: EventsRepository;
  series: Pick<SeriesRepository, 'find' | 'toExclude'>;
  activities: ActivitiesRepository;
  documents: DocumentsRepository;
  templates: TemplatesRepository;
  leads: Pick<LeadsRepository, 'all' | 'find' | 'infoOf' | 'isThere' | 'setStatus'>;
  sales: SalesActions;
  /** Loads the calendar's rules for repeating events when they are first needed. */
  openSeriesActions: () => Promise<SeriesActions>;
  readDiary: ReadDiary;
  openWords: OpenTranslator;
}

/** The request of an action. */
export type Asked<Name extends ExecutiveRequest['action']> = Extract<
  ExecutiveRequest,
  { action: Name }
>['data'];
