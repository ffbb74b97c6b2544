import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { idOf } from '#test/support/builders/a-lead.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { openExecutive } from './open-executive.tsx';
import { anActivity, aDocument, aTemplate, aWholeDocument } from '#test/support/builders/executive.ts';

beforeEach(() => vi.setSystemTime(new Date(2026, 10, 20, 12)));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const valuesOf = (select: HTMLSelectElement): string[] => [...select.options].map(({ value }) => value);

describe("The executive assistant's tasks", () => {
  it('EXEC-14 EXEC-18 the task card shows up to 5 pending tasks with a due date, earliest first', async () => {
    const due = [6, 2, 4, 3, 5, 1].map((day) =>
      anActivity({
        id: idOf(day),
        subject: `Due on day ${day}`,
        priority: day === 1 ? 'high' : 'low',
        due_date: new Date(2026, 11, day, 12).toISOString(),
      }),
    );
    const { openTab } = openExecutive({
      activities: [
        ...due,
        anActivity({ id: idOf(7), subject: 'Some day' }),
        anActivity({ id: idOf(8), subject: 'Done', status: 'completed', due_date: due[0]!.due_date }),
      ],
    });
    await openTab('Tasks');
    const card = within(await screen.findByRole('region', { name: 'Pending tasks' }));
    const rows = card.getAllByRole('listitem');
    expect(rows.map((row) => /day \d/.exec(row.textContent ?? '')?.[0])).toEqual(
      [1, 2, 3, 4, 5].map((day) => `day ${day}`),
    );
    const chip = within(rows[0]!).getByText('Priority: High');
    expect(chip.dataset.tone).toBe('red');
    expect(rows[0]?.textContent).toContain('Due Tue, Dec 1');
  });

  it('EXEC-17 tasks change their status by update_crm and show it in its color', async () => {
    const { api, openTab, click, user } = openExecutive({ activities: [anActivity()] });
    api.on(executiveRoutes.run, () => ({ message: 'Done.' }));
    await openTab('Tasks');
    const status = await screen.findByRole('button', { name: 'Status of Send the offer: Pending. Change' });
    expect(status.querySelector<HTMLElement>('[data-tone]')?.dataset.tone).toBe('blue');
    await click('Status of Send the offer: Pending. Change');
    await user.click(await screen.findByRole('menuitem', { name: 'Completed' }));
    await waitFor(() =>
      expect(api.sentTo(executiveRoutes.run)[0]?.body).toMatchObject({
        action: 'update_crm',
        data: { activityId: idOf(2), status: 'completed' },
      }),
    );
  });

  it('EXEC-06 tasks require a subject', async () => {
    const { api, openTab, click } = openExecutive();
    await openTab('Tasks');
    await click('Create task');
    await click('Create');
    expect(await screen.findByText('Enter a subject.')).toBeDefined();
    expect(api.sentTo(executiveRoutes.run)).toEqual([]);
  });

  it('EXEC-10 EXEC-11 EXEC-21 tasks have one of five types, and medium priority by default', async () => {
    const { api, openTab, click, user } = openExecutive();
    api.on(executiveRoutes.run, () => ({ message: 'It is among your tasks.', task: anActivity() }));
    await openTab('Tasks');
    await click('Create task');
    await screen.findByLabelText(/^Subject/);
    const types = screen.getByLabelText<HTMLSelectElement>('Type');
    expect(valuesOf(types)).toEqual(['follow_up', 'email', 'call', 'meeting', 'note']);
    const levels = screen.getAllByRole<HTMLInputElement>('radio');
    expect(levels.map(({ value }) => value)).toEqual(['low', 'medium', 'high']);
    expect(levels.find(({ checked }) => checked)?.value).toBe('medium');
    await user.type(screen.getByLabelText(/^Subject/), 'Send the offer');
    await user.selectOptions(screen.getByLabelText('Type'), 'email');
    await user.type(screen.getByLabelText('Due date'), '2026-12-01');
    await click('Create');
    expect(await screen.findByText('It is among your tasks.')).toBeDefined();
    expect(api.sentTo(executiveRoutes.run)[0]?.body).toMatchObject({
      action: 'create_task',
      data: { subject: 'Send the offer', taskType: 'email', priority: 'medium', dueDate: '2026-12-01' },
    });
  });

  it('EXEC-27 the task form shows that a task could not be created', async () => {
    const { api, openTab, click, user } = openExecutive();
    api.on(executiveRoutes.run, () => failure('INTERNAL'));
    await openTab('Tasks');
    await click('Create task');
    await user.type(await screen.findByLabelText(/^Subject/), 'Send the offer');
    await click('Create');
    expect((await findToast('Failed to create task')).tone).toBe('error');
  });
});

describe("The executive assistant's emails", () => {
  it('EXEC-03 EXEC-12 EXEC-22 generates an email from one of five templates and shows its subject and body', async () => {
    const { api, openTab, click, user } = openExecutive();
    api.on(executiveRoutes.run, () => ({
      message: 'Written.',
      engine: 'rules' as const,
      email: { subject: 'Welcome & hello, Ada', body: 'Hello Ada,\nit is good to meet you.' },
    }));
    await openTab('Emails');
    const template = await screen.findByLabelText<HTMLSelectElement>('Template');
    expect(valuesOf(template)).toEqual(['welcome', 'follow_up', 'proposal', 'reminder', 'demo_invite']);
    expect(screen.queryByRole('region', { name: 'Generated email' })).toBeNull();
    await screen.findByRole('option', { name: 'Ada Lovelace (Engines)' });
    await user.selectOptions(screen.getByLabelText('Lead'), idOf(1));
    await user.type(screen.getByLabelText('More fields'), 'topic: Teams: now');
    await click('Generate email');
    const panel = within(await screen.findByRole('region', { name: 'Generated email' }));
    expect(panel.getByText('Welcome & hello, Ada')).toBeDefined();
    expect(panel.getByText(/^Hello Ada,/)).toBeDefined();
    expect(panel.getByRole('link').getAttribute('href')).toBe(
      'mailto:ada%40engines.example?subject=Welcome%20%26%20hello%2C%20Ada&body=Hello%20Ada%2C%0D%0Ait%20is%20good%20to%20meet%20you.',
    );
    expect(api.sentTo(executiveRoutes.run)[0]?.body).toMatchObject({
      action: 'generate_email',
      data: { templateType: 'welcome', leadId: idOf(1), customData: { topic: 'Teams: now' } },
    });
  });

  it('EXEC-28 the Emails tab shows no panel when no email could be generated', async () => {
    const { api, openTab, click } = openExecutive();
    api.on(executiveRoutes.run, () => failure('INTERNAL'));
    await openTab('Emails');
    await click('Generate email');
    expect((await findToast('Failed to generate email')).tone).toBe('error');
    expect(screen.queryByRole('region', { name: 'Generated email' })).toBeNull();
  });

  it('emails have templates that can be created, edited, archived and restored', async () => {
    const along = aTemplate({ id: null, name: 'Proposal', template_type: 'proposal', created_at: null });
    const { api, openTab, click, user } = openExecutive({ templates: [aTemplate(), along] });
    api.on(executiveRoutes.createTemplate, () => aTemplate());
    api.on(executiveRoutes.saveTemplate, ({ body }) => aTemplate(body as object));
    await openTab('Emails');
    await click('Customize Proposal');
    await user.type(await screen.findByLabelText(/^Name/), ' of ours');
    await click('Save');
    await waitFor(() => expect(api.sentTo(executiveRoutes.createTemplate)).toHaveLength(1));
    expect(api.sentTo(executiveRoutes.createTemplate)[0]?.body).toMatchObject({
      name: 'Proposal of ours',
      template_type: 'proposal',
      active: true,
    });
    await click('Deactivate Our welcome');
    await click('Undo');
    await waitFor(() => expect(api.sentTo(executiveRoutes.saveTemplate)).toHaveLength(2));
    expect(
      api.sentTo(executiveRoutes.saveTemplate).map(({ body }) => (body as { active: boolean }).active),
    ).toEqual([false, true]);
    api.on(executiveRoutes.templates, ({ query }) => ({
      templates: query.get('inactive') === 'true' ? [aTemplate({ active: false })] : [along],
    }));
    await user.click(screen.getByRole('switch', { name: 'Show inactive' }));
    await click('Activate Our welcome');
    await waitFor(() => expect(api.sentTo(executiveRoutes.saveTemplate)).toHaveLength(3));
    expect(api.sentTo(executiveRoutes.saveTemplate)[2]?.body).toMatchObject({ active: true });
  });
});

describe("The executive assistant's documents", () => {
  it('EXEC-07 EXEC-13 EXEC-24 documents require a title and one of four types, and open once created', async () => {
    const { api, openTab, click, user } = openExecutive();
    api.on(executiveRoutes.run, () => ({ message: 'Drafted.', document: aWholeDocument() }));
    api.on(executiveRoutes.document, () => aWholeDocument());
    await openTab('Documents');
    await click('Create document');
    await click('Create');
    expect(await screen.findByText('Enter a title.')).toBeDefined();
    expect(api.sentTo(executiveRoutes.run)).toEqual([]);
    const form = within(screen.getByRole('form', { name: 'Create document' }));
    const types = form.getByLabelText<HTMLSelectElement>('Type');
    expect(valuesOf(types)).toEqual(['proposal', 'contract', 'presentation', 'report']);
    await user.type(form.getByLabelText(/^Title/), 'Our offer');
    await user.type(form.getByLabelText('Tags'), 'spring, #spring, offer');
    await click('Create');
    expect(await screen.findByDisplayValue('The newest words')).toBeDefined();
    expect(api.sentTo(executiveRoutes.run)[0]?.body).toMatchObject({
      action: 'create_document',
      data: { title: 'Our offer', documentType: 'proposal', tags: ['spring', 'offer'] },
    });
  });

  it('EXEC-30 the document form shows that a document could not be created', async () => {
    const { api, openTab, click, user } = openExecutive();
    api.on(executiveRoutes.run, () => failure('INTERNAL'));
    await openTab('Documents');
    await click('Create document');
    await user.type(await screen.findByLabelText(/^Title/), 'Our offer');
    await click('Create');
    expect((await findToast('Failed to create document')).tone).toBe('error');
  });

  it('documents can be found by type and tag, and deleted after a confirmation', async () => {
    const report = aDocument({ id: idOf(5), title: 'The quarter', document_type: 'report', tags: [] });
    const { api, openTab, click, user } = openExecutive({ documents: [aDocument(), report] });
    api.on(executiveRoutes.removeDocument, () => undefined);
    await openTab('Documents');
    await user.selectOptions(await screen.findByLabelText('Tag'), 'spring');
    expect(screen.queryByText('The quarter')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Type'), 'report');
    expect(screen.getByText('No matching documents.')).toBeDefined();
    await user.selectOptions(screen.getByLabelText('Tag'), '');
    await click('Delete The quarter');
    expect(api.sentTo(executiveRoutes.removeDocument)).toEqual([]);
    await click('Delete document');
    await waitFor(() => expect(api.sentTo(executiveRoutes.removeDocument)).toHaveLength(1));
  });

  it('documents show earlier versions, and ask before they overwrite a version from another tab', async () => {
    const { api, openTab, click, user } = openExecutive({ documents: [aDocument()] });
    let newest = aWholeDocument();
    api.on(executiveRoutes.document, ({ query }) =>
      query.get('version') === '1' ? aWholeDocument({ content: 'The first words' }) : newest,
    );
    api.on(executiveRoutes.saveDocument, ({ body }) => {
      const { version } = body as { version: number };
      if (version !== newest.version) return failure('DOCUMENT_CHANGED');
      return aWholeDocument({ ...(body as object), version: version + 1 });
    });
    await openTab('Documents');
    await click('Open Our offer');
    const text = await screen.findByDisplayValue('The newest words');
    await user.selectOptions(screen.getByLabelText('Version'), '1');
    expect(await screen.findByText('The first words')).toBeDefined();
    await user.selectOptions(screen.getByLabelText('Version'), '2');
    await user.type(text, ' of mine');
    newest = aWholeDocument({ version: 3, content: 'Others wrote this' });
    await click('Save as a new version');
    expect((await screen.findByText(/changed in another tab/)).role).toBe('alert');
    expect(screen.getByDisplayValue('The newest words of mine')).toBeDefined();
    await click('Save as a new version');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(
      api.sentTo(executiveRoutes.saveDocument).map(({ body }) => (body as { version: number }).version),
    ).toEqual([2, 3]);
  });
});
