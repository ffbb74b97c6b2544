import { t } from '#web/lib/language/translate.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { localDateOf } from '#shared/time/local-date.ts';
import { statOf, StatStrip } from '../common/stat-strip.tsx';
import { useToday } from '#web/lib/time/use-today.ts';
import { executiveQueries } from './executive-queries.ts';

/** Key numbers of the day. */
export const ExecutiveStats = () => {
  const today = useToday();
  const events = useQuery(executiveQueries.eventsFromToday(today));
  const activities = useInfiniteQuery(executiveQueries.activities);
  const documents = useInfiniteQuery(executiveQueries.documents);
  const templates = useQuery(executiveQueries.templates);
  return (
    <StatStrip
      label={t('Your work at a glance')}
      stats={[
        {
          label: t('Events today'),
          value: statOf(
            events,
            (all) =>
              all.filter(
                ({ start_time, status }) =>
                  status !== 'cancelled' && localDateOf(new Date(start_time), today.timeZone) === today.date,
              ).length,
          ),
        },
        {
          label: t('Pending tasks'),
          value: statOf(activities, (all) => all.filter(({ status }) => status === 'pending').length),
        },
        { label: t('Documents'), value: statOf(documents, ({ length }) => length) },
        { label: t('Email templates'), value: statOf(templates, ({ length }) => length) },
      ]}
    />
  );
};
