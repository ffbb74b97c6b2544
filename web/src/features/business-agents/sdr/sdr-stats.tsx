import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { type Lead, QUALIFIED_SCORE } from '#shared/business-agents/sdr/schema.ts';
import { leadsQuery } from '../common/leads-query.ts';
import { statOf, StatStrip } from '../common/stat-strip.tsx';
import { sdrQueries } from './sdr-queries.ts';

/** Counts qualified leads by score, whatever their status (SDR-11). */
const qualified = (leads: readonly Lead[]): number =>
  leads.filter(({ score }) => score >= QUALIFIED_SCORE).length;

/** Returns the average score; null without leads. */
const average = (leads: readonly Lead[]): number | null =>
  leads.length === 0 ? null : leads.reduce((sum, { score }) => sum + score, 0) / leads.length;

/** Statistics of the leads. */
export const SdrStats = () => {
  const leads = useQuery(leadsQuery);
  const tasks = useQuery(sdrQueries.tasks);
  return (
    <StatStrip
      label={t('Lead overview')}
      stats={[
        { label: t('Total leads'), value: statOf(leads, ({ length }) => length) },
        { label: t('Qualified leads'), value: statOf(leads, qualified) },
        { label: t('Average score'), value: statOf(leads, average) },
        { label: t('Pending tasks'), value: statOf(tasks, ({ length }) => length) },
      ]}
    />
  );
};
