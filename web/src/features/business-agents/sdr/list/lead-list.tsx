import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';
import { plural, t } from '#web/lib/language/translate.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { sdrQueries } from '../sdr-queries.ts';
import { BulkBar } from './bulk-bar.tsx';
import { FilterBar } from './filter-bar.tsx';
import { filterLeads, tagsOf } from './filter-leads.ts';
import { followUpTimesOf } from './follow-up-times.ts';
import type { LeadActs } from './lead-row.tsx';
import { LeadTable } from './lead-table.tsx';
import { sortLeads } from './sort-leads.ts';
import { useBulkLeads } from './use-bulk-leads.ts';
import type { LeadListFilters } from './use-lead-list-filters.ts';
import { useSelection } from './use-selection.ts';
import { ViewsBar } from './views-bar.tsx';
import classes from './list.module.css';

interface Props {
  leads: readonly Lead[];
  acts: LeadActs;
  list: LeadListFilters;
  /** Opens the dialog that saves the filters as a view. */
  onSaveView: () => void;
}

/** List of leads with filters, saved views, a selection and bulk actions. */
export const LeadList = ({ leads, acts, list, onSaveView }: Props) => {
  const { data: tasks } = useQuery(sdrQueries.tasks);
  const { date, timeZone } = useToday();
  const followUps = useMemo(() => followUpTimesOf(tasks ?? []), [tasks]);
  // Typing is never slowed down by a long list.
  const filters = useDeferredValue(list.filters);
  const matching = useMemo(
    () => filterLeads(leads, filters, followUps, { date, timeZone }),
    [leads, filters, followUps, date, timeZone],
  );
  const listed = useMemo(() => sortLeads(matching, filters, followUps), [matching, filters, followUps]);
  const tags = useMemo(() => tagsOf(leads), [leads]);
  const selection = useSelection(listed);
  const bulk = useBulkLeads();
  return (
    <>
      <ViewsBar list={list} onSave={onSaveView} />
      <FilterBar filters={list.filters} tags={tags} onChange={list.set} />
      <BulkBar selection={selection} bulk={bulk} tags={tags} />
      {listed.length === 0 ? (
        <div className={classes.nothing}>
          <p role="status">{t('No matching leads.')}</p>
          <Button variant="default" onClick={list.reset}>
            {t('Show all leads')}
          </Button>
        </div>
      ) : (
        <>
          {list.isFiltered && (
            <p className="secondary" role="status">
              {plural(leads.length, '{count} of {all} lead', '{count} of {all} leads', {
                count: formatNumber(listed.length),
                all: formatNumber(leads.length),
              })}
            </p>
          )}
          <LeadTable
            leads={listed}
            acts={acts}
            selected={selection.selected.length}
            isSelected={selection.isSelected}
            toggle={selection.toggle}
            onSelectAll={selection.selectAll}
            onClear={selection.clear}
          />
        </>
      )}
    </>
  );
};
