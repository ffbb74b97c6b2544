import { screen, waitFor, within } from '@testing-library/react';
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
  await view.click('Import leads');
  const input = await screen.findByLabelText<HTMLInputElement>('Leads to import');
  const file = new File([text], 'leads.csv', { type: 'text/csv' });
  const bytes = new TextEncoder().encode(text);
  // jsdom's files have no arrayBuffer.
  Object.assign(file, { arrayBuffer: async () => bytes.slice().buffer });
  await view.user.upload(input, file);
  return view;
};

interface Sent {
  leads: { name: string; email: string; do_not_contact?: boolean }[];
}
const leadsIn = (sent: readonly { body: unknown }[]) => sent.flatMap(({ body }) => (body as Sent).leads);
/** Answers each request: one lead of it exists, the others are added with IDs from `first` on. */
const answerOf = (body: unknown, first: number) => {
  const { length } = (body as Sent).leads;
  const lead_ids = Array.from(
    { length: length - 1 },
    (_none, at) => `01KB2M0000000000000000${String(first + at).padStart(4, '0')}`,
  );
  return { imported: length - 1, duplicates: 1, blocked: 0, lead_ids };
};

describe('An import of leads', () => {
  it('shows each column with its field, names the ignored ones, and stores nothing before it is started', async () => {
    const { api } = await choose(
      'Full name,E-Mail,Shoe size\nBo Lund,bo@example.com,41\n,no@name.example,39',
    );
    expect(await screen.findByText('1 lead in this file')).toBeDefined();
    expect(screen.getByText('Ignored columns: Shoe size')).toBeDefined();
    const columns = within(screen.getByRole('region', { name: 'Columns' }));
    const fields = columns.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value);
    expect(fields).toEqual(['name', 'email', 'ignored']);
    expect(columns.getByText('41 · 39')).toBeDefined();
    expect(screen.getByText('Line 3: no@name.example has no name.')).toBeDefined();
    expect(api.sentTo(sdrRoutes.importLeads)).toEqual([]);
  });

  it('imports by the mapping that the user corrects', async () => {
    const { api, click, user } = await choose('Full name,E-Mail,Shop\nBo Lund,bo@example.com,Lund & Co');
    api.on(sdrRoutes.importLeads, () => ({ imported: 1, duplicates: 0, blocked: 0, lead_ids: [] }));
    await user.selectOptions(await screen.findByLabelText('Shop'), 'Company');
    expect(screen.getByText('Every column is imported.')).toBeDefined();
    await click('Add 1 lead');
    await waitFor(() => expect(api.sentTo(sdrRoutes.importLeads)).toHaveLength(1));
    expect(leadsIn(api.sentTo(sdrRoutes.importLeads))).toMatchObject([
      { name: 'Bo Lund', company: 'Lund & Co' },
    ]);
  });

  it('asks for the column of the name or the email address if none was recognized', async () => {
    await choose('Alpha,Beta\n1,2\n3,4');
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'Choose which column has the name.',
      'Choose which column has the email address.',
    ]);
    expect(screen.queryByRole('button', { name: /^Add \d/ })).toBeNull();
  });

  it('reports opt-outs, unknown values and duplicates before the import, and sends the opt-outs', async () => {
    const { api, click } = await choose(
      'Name,Email,Source,Email Opt Out\nBo,bo@example.com,Billboard,1\nAl,al@example.com,Web,0\nBo,BO@example.com,,',
    );
    api.on(sdrRoutes.importLeads, () => ({ imported: 2, duplicates: 0, blocked: 0, lead_ids: [] }));
    expect(await screen.findByText('1 lead has opted out and becomes “Do not contact”.')).toBeDefined();
    expect(screen.getByText(/^Unknown source, left empty .*: Billboard \(1\)$/)).toBeDefined();
    expect(screen.getByText(/^1 duplicate in this file/)).toBeDefined();
    await click('Add 2 leads');
    await waitFor(() => expect(api.sentTo(sdrRoutes.importLeads)).toHaveLength(1));
    const leads = leadsIn(api.sentTo(sdrRoutes.importLeads));
    expect(leads.map(({ do_not_contact }) => do_not_contact)).toEqual([true, false]);
  });

  it('sends 100 leads at a time, resumes after a failure, and reports how many already existed', async () => {
    const { api, click } = await choose(tableOf(205));
    let calls = 0;
    api.on(sdrRoutes.importLeads, ({ body }) => {
      calls += 1;
      return calls === 2 ? failure('INTERNAL') : answerOf(body, calls * 100);
    });
    await click('Add 205 leads');
    expect(await screen.findByText('Stopped after 100 of 205 leads')).toBeDefined();
    expect(screen.getByText(/^99 leads added\. They stay/)).toBeDefined();
    await click('Continue');
    expect(await screen.findByText('202 leads added')).toBeDefined();
    expect(screen.getByText('3 with emails you already have were skipped.')).toBeDefined();
    const sent = api.sentTo(sdrRoutes.importLeads);
    expect(sent.map(({ body }) => (body as Sent).leads.length)).toEqual([100, 100, 100, 5]);
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[1]).toBe(keys[2]);
    expect(new Set(keys).size).toBe(3);
  });

  it('Escape stops a running import after the current request and says what was added', async () => {
    const { api, click, user } = await choose(tableOf(205));
    let answer: (value: unknown) => void = () => undefined;
    api.on(sdrRoutes.importLeads, () => new Promise<never>((resolve) => (answer = resolve as never)));
    await click('Add 205 leads');
    await screen.findByText('Adding your leads');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Stopping')).toBeDefined();
    await user.keyboard('{Escape}');
    answer(answerOf({ leads: Array.from({ length: 100 }) }, 0));
    expect(await screen.findByText('Stopped after 100 of 205 leads')).toBeDefined();
    expect(api.sentTo(sdrRoutes.importLeads)).toHaveLength(1);
  });

  it('an import is undone as a whole, and says which leads stay and why', async () => {
    const { api, click } = await choose(tableOf(4));
    api.on(sdrRoutes.importLeads, ({ body }) => answerOf(body, 0));
    const kept = { changed: 1, planned: 0, messages: 0, referenced: 0 };
    let remaining = 2;
    api.on(sdrRoutes.undoImport, () => ({ deleted: 1, kept, remaining: (remaining -= 1) }));
    await click('Add 4 leads');
    await click('Undo import');
    expect(screen.getByText(/^This deletes the 3 leads that were added, except/)).toBeDefined();
    await click('Undo import');
    expect(await screen.findByText('Import undone')).toBeDefined();
    expect(screen.getByText('2 of 3 leads')).toBeDefined();
    expect(screen.getByText('1 stays, because you changed it since.')).toBeDefined();
    const [sent] = api.sentTo(sdrRoutes.importLeads).map(({ body }) => body as { import_id: string });
    expect(api.sentTo(sdrRoutes.undoImport).map(({ body }) => body)).toEqual([
      { import_id: sent?.import_id },
      { import_id: sent?.import_id },
    ]);
  });

  it('the import of leads rejects an empty file', async () => {
    await choose(' ');
    expect((await screen.findByRole('alert')).textContent).toBe('There are no leads in this file.');
  });
});
