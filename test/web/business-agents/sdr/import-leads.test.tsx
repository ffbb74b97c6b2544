import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { openSdr } from './open-sdr.tsx';

afterEach(() => vi.restoreAllMocks());

const tableOf = (count: number): string =>
  ['name,email', ...Array.from({ length: count }, (_none, at) => `Lead ${at},lead${at}@example.com`)].join(
    '\n',
  );

const choose = async (text: string) => {
  const view = openSdr();
  await view.click('Import CSV');
  const input = await screen.findByLabelText<HTMLInputElement>('Leads to import');
  await view.user.upload(input, new File([text], 'leads.csv', { type: 'text/csv' }));
  return view;
};

describe('An import of leads', () => {
  it('shows a preview with the errors of each line before anything is sent', async () => {
    const { api } = await choose(`${tableOf(1)}\n,no@name.example`);
    expect(await screen.findByText('1 lead in this file')).toBeDefined();
    expect(screen.getByText('Line 3: Enter a name.')).toBeDefined();
    expect(api.sentTo(sdrRoutes.importLeads)).toEqual([]);
  });

  it('sends 100 leads at a time, resumes after a failure, and reports how many already existed', async () => {
    const { api, click } = await choose(tableOf(205));
    let calls = 0;
    api.on(sdrRoutes.importLeads, ({ body }) => {
      calls += 1;
      if (calls === 2) return failure('INTERNAL');
      const { length } = (body as { leads: unknown[] }).leads;
      return { imported: length - 1, duplicates: 1, blocked: 0, lead_ids: [] };
    });
    await click('Add 205 leads');
    expect(await screen.findByText('Stopped after 100 of 205 leads')).toBeDefined();
    await click('Continue');
    expect(await screen.findByText('202 leads added')).toBeDefined();
    expect(screen.getByText('3 with emails you already have were skipped.')).toBeDefined();
    const sent = api.sentTo(sdrRoutes.importLeads);
    expect(sent.map(({ body }) => (body as { leads: unknown[] }).leads.length)).toEqual([100, 100, 100, 5]);
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[1]).toBe(keys[2]);
    expect(new Set(keys).size).toBe(3);
  });

  it('the import of leads rejects a file that is not a table of leads', async () => {
    await choose('hello');
    expect((await screen.findByRole('alert')).textContent).toContain('must contain column headings');
  });
});
