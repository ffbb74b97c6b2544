import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import { leadSources, leadStatuses } from '#shared/business-agents/sdr/schema.ts';
import { failure } from '#test/support/scripted-api.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { aResponse, aLead, aTask, idOf } from '#test/support/builders/a-lead.ts';
import { openSdr } from './open-sdr.tsx';

afterEach(() => vi.restoreAllMocks());

const reasons = aLead().score_reasons;
const rowOf = async (name: string) => within((await screen.findByRole('button', { name })).closest('tr')!);

describe('The Add New Lead form', () => {
  it('SDR-02 SDR-05 the Add New Lead form requires a name and an email address before it sends anything', async () => {
    const { api, click, user } = openSdr();
    await click('Add New Lead');
    const form = within(await screen.findByRole('form', { name: 'Add New Lead' }));
    const email = form.getByLabelText<HTMLInputElement>(/^Email/);
    expect(email.type).toBe('email');
    expect([email.required, form.getByLabelText<HTMLInputElement>(/^Name/).required]).toEqual([true, true]);
    await user.click(form.getByRole('button', { name: 'Add Lead' }));
    expect(form.getByText('Enter a name.')).toBeDefined();
    expect(form.getByText('Enter an email address.')).toBeDefined();
    await user.type(email, 'ada@');
    await user.click(form.getByRole('button', { name: 'Add Lead' }));
    expect(form.getByText('Enter an email address.')).toBeDefined();
    expect(api.sentTo(sdrRoutes.run)).toEqual([]);
  });

  it('SDR-06 the Add New Lead form offers five sources, Website first', async () => {
    const { click } = openSdr();
    await click('Add New Lead');
    const source = await screen.findByLabelText<HTMLSelectElement>('Source');
    expect(source.value).toBe('website');
    expect([...source.options].map(({ value }) => value)).toEqual([...leadSources]);
  });

  it('SDR-07 SDR-12 SDR-16 sends the typed values to qualify_lead and shows the score in its panel with the reasons', async () => {
    const { api, click, user } = openSdr([]);
    const lead = aLead({ phone: '+49 30 1', source: 'referral' });
    api.on(sdrRoutes.run, () => ({ score: 82, reasons, engine: 'rules' as const, lead }));
    await click('Add New Lead');
    await user.type(await screen.findByLabelText(/^Name/), 'Ada Lovelace');
    await user.type(screen.getByLabelText(/^Email/), 'ada@engines.example');
    await user.type(screen.getByLabelText('Company'), 'Engines');
    await user.type(screen.getByLabelText('Phone'), '+49 30 1');
    await user.selectOptions(screen.getByLabelText('Source'), 'referral');
    await click('Add Lead');
    const panel = within(await screen.findByRole('dialog', { name: 'Ada Lovelace' }));
    expect(panel.getByText('82', { exact: false }).textContent).toBe('82 out of 100');
    expect(panel.getByText('No contact for 30 days').closest('li')?.textContent).toContain('-5');
    expect(api.sentTo(sdrRoutes.run)[0]?.body).toEqual({
      action: 'qualify_lead',
      leadData: {
        name: 'Ada Lovelace',
        email: 'ada@engines.example',
        company: 'Engines',
        phone: '+49 30 1',
        source: 'referral',
      },
      time_zone: expect.any(String),
    });
    expect(screen.queryByRole('form', { name: 'Add New Lead' })).toBeNull();
  });

  it('SDR-17 shows that qualifying failed, keeps the typed values and retries with the same Idempotency-Key', async () => {
    const { api, click, user } = openSdr([]);
    api.on(sdrRoutes.run, () => failure('INTERNAL'));
    await click('Add New Lead');
    await user.type(await screen.findByLabelText(/^Name/), 'Ada');
    await user.type(screen.getByLabelText(/^Email/), 'ada@engines.example');
    await click('Add Lead');
    expect((await findToast('Failed to qualify lead')).tone).toBe('error');
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Ada');
    await click('Add Lead');
    await waitFor(() => expect(api.sentTo(sdrRoutes.run)).toHaveLength(2));
    const keys = api.sentTo(sdrRoutes.run).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('The table of leads', () => {
  it('SDR-08 the table of leads shows each status as a color and as text', async () => {
    openSdr(
      leadStatuses.map((status, at) => aLead({ id: idOf(at + 1), name: `Lead ${status}`, status, score: 0 })),
    );
    const found: [string | null | undefined, string | undefined][] = [];
    for (const status of leadStatuses) {
      const row = await rowOf(`Lead ${status}`);
      const chip = row.getByRole('button', { name: /^Status of/ }).querySelector<HTMLElement>('[data-tone]');
      found.push([chip?.textContent, chip?.dataset.tone]);
    }
    expect(found).toEqual([
      ['New', 'blue'],
      ['Contacted', 'yellow'],
      ['Qualified', 'green'],
      ['Converted', 'purple'],
      ['Lost', 'red'],
    ]);
  });

  it('SDR-10 shows scores from 70 in green, from 40 to 69 in yellow and below 40 in red', async () => {
    const scores = [100, 70, 69, 40, 39, 0];
    openSdr(scores.map((score, at) => aLead({ id: idOf(at + 1), name: `Lead ${score}`, score })));
    const tones: (string | undefined)[] = [];
    for (const score of scores) {
      const row = await rowOf(`Lead ${score}`);
      tones.push(
        row.getByRole('button', { name: /^Score of/ }).querySelector<HTMLElement>('[data-tone]')?.dataset
          .tone,
      );
    }
    expect(tones).toEqual(['green', 'green', 'yellow', 'yellow', 'red', 'red']);
  });

  it('the table of leads filters by text, ignoring accents, and by status', async () => {
    const { user } = openSdr([
      aLead(),
      aLead({ id: idOf(2), name: 'Jürgen Groß', status: 'lost' }),
      aLead({ id: idOf(3), name: 'Grace Hopper', status: 'lost' }),
    ]);
    await user.type(await screen.findByLabelText('Search'), 'jurgen engines');
    expect(screen.getAllByRole('row')).toHaveLength(2);
    await user.clear(screen.getByLabelText('Search'));
    await user.selectOptions(screen.getByLabelText('Status'), 'lost');
    expect(screen.getAllByRole('row')).toHaveLength(3);
    await user.type(screen.getByLabelText('Search'), 'lovelace');
    expect(screen.getByText('No matching leads.')).toBeDefined();
  });

  it('SDR-09 (D27) the table of leads changes a status by update_crm on request, and undoes it', async () => {
    const { api, click, user } = openSdr();
    api.on(executiveRoutes.run, () => ({ message: 'Done.' }));
    await click('Status of Ada Lovelace: New. Change');
    await user.click(await screen.findByRole('menuitem', { name: 'Contacted' }));
    await click('Undo');
    await waitFor(() => expect(api.sentTo(executiveRoutes.run)).toHaveLength(2));
    expect(api.sentTo(executiveRoutes.run).map(({ body }) => body)).toMatchObject([
      { action: 'update_crm', data: { leadId: idOf(1), status: 'contacted' } },
      { action: 'update_crm', data: { leadId: idOf(1), status: 'new' } },
    ]);
  });

  it('the table of leads asks before it deletes a lead, and offers to undo it', async () => {
    const { api, click, holds } = openSdr();
    api.on(sdrRoutes.bulk, ({ body }) => {
      holds(JSON.stringify(body).includes('delete') ? [] : [aLead()]);
      return { changed: [idOf(1)], skipped: [], lost_follow_ups: 0 };
    });
    await click('Delete Ada Lovelace');
    await screen.findByRole('dialog', { name: 'Delete Ada Lovelace?' });
    expect(api.sentTo(sdrRoutes.bulk)).toEqual([]);
    await click('Delete lead');
    await click('Undo');
    await screen.findByRole('button', { name: 'Delete Ada Lovelace' });
    expect(api.sentTo(sdrRoutes.bulk).map(({ body }) => body)).toEqual([
      { lead_ids: [idOf(1)], change: { kind: 'delete' } },
      { lead_ids: [idOf(1)], change: { kind: 'restore' } },
    ]);
  });
});

describe('The actions for a lead', () => {
  const answer = aResponse();

  it('SDR-13 SDR-16 the actions for a lead show the generated response to a lead in its panel, ready to copy', async () => {
    const { api, click, user } = openSdr();
    const copied = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } });
    api.on(sdrRoutes.run, () => answer);
    await click('Respond to Ada Lovelace');
    await click('Generate response');
    expect(await screen.findByText('Paste the lead’s message.')).toBeDefined();
    await user.type(screen.getByLabelText('Their message'), 'Can we meet?');
    await click('Generate response');
    const panel = within(await screen.findByRole('region', { name: 'Your reply' }));
    expect(panel.getByText('Gladly. When would suit you?')).toBeDefined();
    expect(api.sentTo(sdrRoutes.run).map(({ body }) => body)).toMatchObject([
      { action: 'generate_response', leadId: idOf(1), message: 'Can we meet?' },
    ]);
    await user.click(panel.getByRole('button', { name: 'Copy' }));
    expect(copied).toHaveBeenCalledWith('Gladly. When would suit you?');
  });

  it('the actions for a lead ask for consent when AI would have answered, and answer again after it is given', async () => {
    const { api, click, user } = openSdr();
    let isAgreed = false;
    api.on(sdrRoutes.run, () =>
      isAgreed
        ? aResponse({ response: 'By AI', draft: 'By AI', engine: 'model' })
        : { ...answer, needs_consent: true as const },
    );
    await click('Respond to Ada Lovelace');
    await user.type(await screen.findByLabelText('Their message'), 'Can we meet?');
    await click('Generate response');
    await click('Ask AI');
    isAgreed = true;
    await click('I agree');
    expect(await screen.findByText('By AI')).toBeDefined();
    expect(screen.getByText('Written by AI. Check it before you use it.')).toBeDefined();
  });

  it('SDR-14 SDR-16 the actions for a lead show a new score in its panel', async () => {
    const { api, click } = openSdr();
    const lead = aLead({ score: 95, updated_at: '2026-11-21T08:00:00.000Z' });
    api.on(sdrRoutes.run, () => ({ score: 95, reasons, engine: 'rules' as const, lead }));
    await click('Score Ada Lovelace');
    const panel = within(await screen.findByRole('dialog', { name: 'Ada Lovelace' }));
    expect(panel.getByText('95', { exact: false }).textContent).toBe('95 out of 100');
    expect(api.sentTo(sdrRoutes.run)[0]?.body).toMatchObject({ action: 'score_lead', leadId: idOf(1) });
  });

  it('SDR-15 SDR-16 the actions for a lead show the date of a follow-up in its panel and link to the tasks', async () => {
    const { api, click } = openSdr();
    const scheduledFor = '2027-03-08T12:00:00.000Z';
    api.on(sdrRoutes.run, () => ({ scheduledFor, task: aTask(), event_id: idOf(5) }));
    await click('Schedule follow-up with Ada Lovelace');
    const panel = within(await screen.findByRole('dialog', { name: 'Follow-up with Ada Lovelace' }));
    expect(panel.getByText(/Mon, Mar 8(, 2027)?\b/)).toBeDefined();
    expect(api.sentTo(sdrRoutes.run)[0]?.body).toMatchObject({
      action: 'schedule_follow_up',
      leadId: idOf(1),
    });
    await click('Show tasks');
    expect(screen.getByRole('tab', { name: 'Tasks', selected: true })).toBeDefined();
  });

  it.each([
    ['Score Ada Lovelace', 'Failed to score lead'],
    ['Schedule follow-up with Ada Lovelace', 'Failed to schedule follow-up'],
  ])('SDR-19 SDR-20 the actions for a lead show the error message after %s fails', async (button, title) => {
    const { api, click } = openSdr();
    api.on(sdrRoutes.run, () => failure('INTERNAL'));
    await click(button);
    expect((await findToast(title)).tone).toBe('error');
  });

  it("SDR-18 the actions for a lead show that no response was generated, and keep the lead's message", async () => {
    const { api, click, user } = openSdr();
    api.on(sdrRoutes.run, () => failure('INTERNAL'));
    await click('Respond to Ada Lovelace');
    await user.type(await screen.findByLabelText('Their message'), 'Can we meet?');
    await click('Generate response');
    expect((await findToast('Failed to generate response')).tone).toBe('error');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Their message').value).toBe('Can we meet?');
  });
});
