import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { OptionToggle } from '#web/ui/inputs/option-toggle.tsx';
import { LoadedList } from '../../common/loaded-list.tsx';
import work from '../../common/work.module.css';
import { useCurrentMinute } from '../../common/use-current-minute.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { CalendarTools } from './calendar-tools.tsx';
import { earlier, upcoming } from './calendar-view.ts';
import { EventList } from './event-list.tsx';
import { executiveQueries } from '../executive-queries.ts';

const failure = t('We couldn’t load your calendar');

const Earlier = () => {
  const now = useCurrentMinute();
  return (
    <LoadedList query={useQuery(executiveQueries.events)} failure={failure}>
      {(all) => (
        <EventList
          label={t('Earlier events')}
          events={earlier(all, now)}
          empty={<p className="secondary">{t('No earlier events.')}</p>}
        />
      )}
    </LoadedList>
  );
};

/** Calendar tab: upcoming events in order, with a switch to show past ones. */
export const CalendarTab = ({ onSchedule }: { onSchedule: () => void }) => {
  const [isEarlier, setEarlier] = useState(false);
  const events = useQuery(executiveQueries.eventsFromToday(useToday()));
  const now = useCurrentMinute();
  const shown = upcoming(events.data ?? [], now);
  const empty = (
    <EmptyState
      title={t('Nothing coming up')}
      message={t('Schedule a meeting to block the time in your calendar.')}
    />
  );
  return (
    <>
      <div className={work.bar}>
        <CalendarTools events={shown.length > 0 ? (events.data ?? []) : []} onSchedule={onSchedule} />
        <OptionToggle label={t('Earlier events')} isOn={isEarlier} onChange={setEarlier} />
      </div>
      <LoadedList query={events} failure={failure}>
        {() => <EventList label={t('Upcoming events')} events={shown} empty={empty} />}
      </LoadedList>
      {isEarlier && (
        <section className={work.view} aria-labelledby="earlier-events">
          <h3 id="earlier-events">{t('Earlier events')}</h3>
          <Earlier />
        </section>
      )}
    </>
  );
};
