import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import { LeadList } from '#web/features/business-agents/sdr/list/lead-list.tsx';
import { useLeadListFilters } from '#web/features/business-agents/sdr/list/use-lead-list-filters.ts';
import type { LeadActs } from '#web/features/business-agents/sdr/list/lead-row.tsx';
import { aLead } from '#test/support/builders/a-lead.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';

const nothing = (): void => undefined;
const acts: LeadActs = {
  onOpen: nothing,
  onRespond: nothing,
  onScore: nothing,
  onFollowUp: nothing,
  onStatus: nothing,
  onEdit: nothing,
  onRemove: nothing,
  scoring: null,
  following: null,
  isUpdating: false,
};

/** Leads that count how often a row shows them. Only rows read a lead's source while no source is chosen. */
const countedLeads = (count: number) => {
  let renders = 0;
  const leads = Array.from({ length: count }, (_none, at): Lead => {
    const id = `01KB2M00000000000000${String(at).padStart(6, '0')}`;
    const { source, ...lead } = aLead({ id, name: `Lead ${at}`, email: `lead-${at}@long.example` });
    return Object.defineProperty(lead, 'source', {
      enumerable: true,
      get: () => {
        renders += 1;
        return source;
      },
    }) as Lead;
  });
  return { leads, renders: () => renders };
};

describe('A list of 2,000 leads', () => {
  it('keeps few rows in the document, sends few requests, and renders no row again for a typed letter', async () => {
    const api = scriptedApi();
    api.on(sdrRoutes.views, () => ({ views: [], last_used: null }));
    api.on(sdrRoutes.tasks, () => ({ tasks: [] }));
    const { leads, renders } = countedLeads(2_000);
    const List = () => (
      <LeadList leads={leads} acts={acts} list={useLeadListFilters()} onSaveView={() => undefined} />
    );
    const { user } = openScreen(<List />);
    const search = await screen.findByLabelText('Search');
    const rows = screen.getAllByRole('row').length;
    expect(rows).toBeGreaterThan(5);
    expect(rows).toBeLessThan(40);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('2001');
    const before = renders();
    await user.type(search, 'lead');
    expect(renders() - before).toBe(0);
    await user.type(search, ' 1999');
    expect(await screen.findByText('Lead 1999')).toBeDefined();
    expect(screen.getAllByRole('row')).toHaveLength(2);
    // The newly found rows, at most one screen per letter.
    expect(renders() - before).toBeLessThan(5 * 40);
    expect(api.requests.length).toBe(2);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByText('1 lead selected')).toBeDefined();
  });
});
