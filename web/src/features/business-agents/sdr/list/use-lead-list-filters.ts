import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type LeadFilters, leadFilters, type LeadView } from '#shared/business-agents/sdr/lead-views.ts';
import { sdrQueries } from '../sdr-queries.ts';
import { useChangeViews } from './use-change-views.ts';

/** Filters of a list that shows every lead, highest score first. */
const everyLead = leadFilters.parse({});

const isSame = (one: LeadFilters, other: LeadFilters): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof LeadFilters] === value);

/**
 * Manages the filters of the list and the saved view that is in use. The list opens with the view that was used last,
 * until the user chooses something else.
 */
export const useLeadListFilters = () => {
  const stored = useQuery(sdrQueries.views);
  const [chosen, setChosen] = useState<{ viewId: string | null; filters: LeadFilters } | null>(null);
  const { change, isChanging } = useChangeViews();
  const views = stored.data?.views ?? [];
  const remembered = views.find(({ id }) => id === stored.data?.last_used) ?? null;
  const current = chosen ?? {
    viewId: remembered?.id ?? null,
    filters: remembered?.filters ?? everyLead,
  };
  const view = views.find(({ id }) => id === current.viewId) ?? null;

  return {
    filters: current.filters,
    views,
    /** The view in use; null for all leads. */
    view,
    /** Whether the filters differ from the view in use, or from all leads. */
    isChanged: !isSame(current.filters, view?.filters ?? everyLead),
    isFiltered: !isSame({ ...current.filters, sort: 'score', order: 'down' }, everyLead),
    failed: stored.error !== null && !stored.data,
    isChanging,
    set: (some: Partial<LeadFilters>): void =>
      setChosen({ viewId: current.viewId, filters: { ...current.filters, ...some } }),
    reset: (): void => setChosen({ viewId: null, filters: everyLead }),
    use: (id: string | null): void => {
      const next = views.find((one) => one.id === id);
      setChosen({ viewId: id, filters: next?.filters ?? everyLead });
      change({ kind: 'use', id });
    },
    save: (saved: LeadView, onSaved: () => void): void =>
      change({ kind: 'save', view: saved }, () => {
        setChosen({ viewId: saved.id, filters: saved.filters });
        onSaved();
      }),
    remove: (gone: LeadView): void =>
      change({ kind: 'delete', id: gone.id }, () => {
        setChosen({ viewId: null, filters: everyLead });
      }),
  };
};
export type LeadListFilters = ReturnType<typeof useLeadListFilters>;
