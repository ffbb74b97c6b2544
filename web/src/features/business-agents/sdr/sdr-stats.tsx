import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { type Lead, QUALIFIED_SCORE } from '#shared/business-agents/sdr/schema.ts';
import { leadsQuery } from '../common/leads-query.ts';
import { statOf, StatStrip } from '../common/stat-strip.tsx';
import { sdrQueries } from './sdr-queries.ts';

/** SDR-11: by the score, whatever the status. */
const qualified = (leads: readonly Lead[]): number =>
  leads.filter(({ score }) => score >= QUALIFIED_SCORE).length;

/** null without leads: there is no average of nothing. */
const average = (leads: readonly Lead[]): number | null =>
  leads.length === 0 ? null : leads.reduce((sum, { score }) => sum + score, 0) / leads.length;

/** How the leads stand. */
export const SdrStats = () => {
  const leads = useQuery(leadsQuery);
  const tasks = useQuery(sdrQueries.tasks);
  return (
    <StatStrip
      label={t('How your leads stand')}
      stats={[
        { label: t('Total leads'), value: statOf(leads, ({ length }) => length) },
        { label: t('Qualified leads'), value: statOf(leads, qualified) },
        { label: t('Average score'), value: statOf(leads, average) },
        { label: t('Pending tasks'), value: statOf(tasks, ({ length }) => length) },
      ]}
    />
  );
};
