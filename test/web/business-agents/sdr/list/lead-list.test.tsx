import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { leadFilters } from '#shared/business-agents/sdr/lead-views.ts';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { aLead, idOf } from '#test/support/builders/a-lead.ts';
import { openSdr } from '../open-sdr.tsx';

const three = ['Ada', 'Bo', 'Cem'].map((name, at) =>
  aLead({ id: idOf(at + 1), name, score: 80 - at, status: at === 0 ? 'new' : 'lost' }),
);
const pick = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const bar = () => within(screen.getByRole('region', { name: 'Selected leads' }));
const done = (ids: string[]) => ({ changed: ids, skipped: [], lost_follow_ups: 0 });
type Sent = { lead_ids: string[]; change: object };

describe('The selection of leads', () => {
  it('selects a range with Shift, and all of them with Ctrl+A', async () => {
    const { user } = openSdr(three);
    await user.click(await pick('Ada'));
    expect(screen.getByText('1 lead selected')).toBeDefined();
    await user.keyboard('{Shift>}');
    await user.click(await pick('Cem'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('3 leads selected')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByText(/selected/)).toBeNull();
    await user.click(await pick('Bo'));
    await user.keyboard('{Control>}a{/Control}');
    expect(screen.getByText('3 leads selected')).toBeDefined();
    // A filter leaves only listed leads selected.
    await user.selectOptions(screen.getByLabelText('Status'), 'new');
    expect(await screen.findByText('1 lead selected')).toBeDefined();
  });

  it('changes the status of all selected leads in one request, and undoes it per former status', async () => {
    const { api, user, click } = openSdr(three);
    api.on(sdrRoutes.bulk, ({ body }) => done((body as Sent).lead_ids));
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click(bar().getByRole('button', { name: 'Status' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Qualified' }));
    expect(await screen.findByText('3 leads changed')).toBeDefined();
    await click('Undo');
    await waitFor(() => expect(api.sentTo(sdrRoutes.bulk)).toHaveLength(3));
    expect(api.sentTo(sdrRoutes.bulk).map(({ body }) => body)).toEqual([
      { lead_ids: [idOf(1), idOf(2), idOf(3)], change: { kind: 'status', status: 'qualified' } },
      { lead_ids: [idOf(1)], change: { kind: 'status', status: 'new' } },
      { lead_ids: [idOf(2), idOf(3)], change: { kind: 'status', status: 'lost' } },
    ]);
  });

  it('deletes the selected leads, and offers the undo again until it succeeds', async () => {
    const { api, user, click, holds } = openSdr(three);
    api.on(sdrRoutes.bulk, ({ body }) => {
      holds(three.slice(1));
      return done((body as Sent).lead_ids);
    });
    await user.click(await pick('Ada'));
    await click('Delete');
    expect(await screen.findByText('1 lead deleted')).toBeDefined();
    // The toast names Ada too.
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select Ada' })).toBeNull());
    api.on(sdrRoutes.bulk, () => failure('SERVICE_UNAVAILABLE'));
    await click('Undo');
    expect(await screen.findByText('Not undone yet')).toBeDefined();
    api.on(sdrRoutes.bulk, ({ body }) => {
      holds(three);
      return done((body as Sent).lead_ids);
    });
    await click('Try again');
    expect(await pick('Ada')).toBeDefined();
    const sent = api.sentTo(sdrRoutes.bulk);
    expect(sent.map(({ body }) => (body as Sent).change)).toEqual([
      { kind: 'delete' },
      { kind: 'restore' },
      { kind: 'restore' },
    ]);
    const [, first, again] = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(again).toBe(first);
  });

  it('adds a tag to the selected leads and says which could not take it', async () => {
    const { api, user, click } = openSdr(three);
    api.on(sdrRoutes.bulk, () => ({
      changed: [idOf(1)],
      skipped: [{ id: idOf(2), reason: 'too_many_tags' as const }],
      lost_follow_ups: 0,
    }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click(bar().getByRole('button', { name: 'Tags' }));
    await user.type(await screen.findByLabelText('Tag to add'), '#trade fair');
    await click('Add tag');
    expect(await screen.findByText('1 lead changed')).toBeDefined();
    expect(screen.getByText('1 already has 10 tags.')).toBeDefined();
    expect(api.sentTo(sdrRoutes.bulk)[0]?.body).toMatchObject({
      change: { kind: 'tags', add: ['trade fair'] },
    });
  });
});

describe('Saved views', () => {
  const view = { id: idOf(9), name: 'Lost ones', filters: leadFilters.parse({ status: 'lost' }) };

  it('opens with the view that was used last, and remembers another one', async () => {
    const { api, user } = openSdr(three);
    api.on(sdrRoutes.views, () => ({ views: [view], last_used: view.id }));
    api.on(sdrRoutes.changeViews, () => ({ views: [view], last_used: null }));
    expect(await screen.findByText('2 of 3 leads')).toBeDefined();
    await user.selectOptions(screen.getByLabelText('View'), 'All leads');
    expect(await pick('Ada')).toBeDefined();
    expect(api.sentTo(sdrRoutes.changeViews)[0]?.body).toEqual({ kind: 'use', id: null });
  });

  it('saves the filters under a name', async () => {
    const { api, user, click } = openSdr(three);
    api.on(sdrRoutes.changeViews, ({ body }) => {
      const { view: saved } = body as { view: typeof view };
      return { views: [saved], last_used: saved.id };
    });
    await user.selectOptions(await screen.findByLabelText('Status'), 'lost');
    await click('Save view');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Name/), 'Lost');
    await user.click(dialog.getByRole('button', { name: 'Save view' }));
    const views = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'View' });
    expect(views.selectedOptions[0]?.label).toBe('Lost');
    expect(api.sentTo(sdrRoutes.changeViews)[0]?.body).toMatchObject({
      view: { name: 'Lost', filters: { status: 'lost', sort: 'score' } },
    });
  });
});

describe('Editing a lead', () => {
  it('sends only what changed, and keeps the typed values after a conflict', async () => {
    const { api, user, click, holds } = openSdr([three[0]!]);
    api.on(sdrRoutes.changeLead, () => failure('LEAD_CHANGED'));
    await click('Edit Ada');
    await user.type(await screen.findByLabelText('Notes'), 'Call in May');
    await user.type(screen.getByLabelText('Tags'), 'fair, VIP');
    const newer = '2026-11-20T09:00:00.000Z';
    holds([{ ...three[0]!, phone: '+49 1', updated_at: newer }]);
    await click('Save');
    expect(await screen.findByText(/changed in another tab/)).toBeDefined();
    api.on(sdrRoutes.changeLead, () => ({ ...three[0]!, updated_at: newer }));
    await waitFor(() => expect(api.sentTo(sdrRoutes.leads)).toHaveLength(2));
    await click('Save');
    expect(await screen.findByText('Lead saved')).toBeDefined();
    const change = { notes: 'Call in May', tags: ['fair', 'VIP'] };
    expect(api.sentTo(sdrRoutes.changeLead).map(({ body }) => body)).toEqual([
      { ...change, updated_at: three[0]!.updated_at },
      { ...change, updated_at: newer },
    ]);
  });
});
