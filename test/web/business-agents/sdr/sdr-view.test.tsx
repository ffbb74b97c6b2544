import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { aConversation, aLead, aTask, idOf } from '#test/support/builders/a-lead.ts';
import { openSdr } from './open-sdr.tsx';

afterEach(() => vi.restoreAllMocks());

const figureOf = (label: string): string | null | undefined =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

describe('The sales agent page', () => {
  it('SDR-01 SDR-11 counts leads, leads with a score of 70 or above regardless of status, the average score and the tasks', async () => {
    openSdr([
      aLead({ score: 90, status: 'lost' }),
      aLead({ id: idOf(2), score: 70 }),
      aLead({ id: idOf(3), score: 69, status: 'qualified' }),
    ]);
    await screen.findAllByText('Ada Lovelace');
    expect(figureOf('Total leads')).toBe('3');
    expect(figureOf('Qualified leads')).toBe('2');
    expect(figureOf('Average score')).toBe('76');
    expect(figureOf('Pending tasks')).toBe('1');
  });

  it('SDR-03 shows the tabs Leads, Conversations and Tasks, which the arrow keys switch', async () => {
    const { user } = openSdr();
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Leads', 'Conversations', 'Tasks']);
    await user.click(tabs[0]!);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tabs[1]);
    expect(await screen.findByRole('tabpanel', { name: 'Conversations' })).toBeDefined();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Tasks', selected: true })).toBe(document.activeElement);
    expect(await screen.findByRole('button', { name: 'Mark Complete: Ada Lovelace' })).toBeDefined();
  });

  it('SDR-21 shows in a toast and in place that leads could not be loaded, with Retry', async () => {
    const { api, click } = openSdr();
    api.on(sdrRoutes.leads, () => failure('INTERNAL'));
    expect((await findToast('Failed to fetch leads')).tone).toBe('error');
    expect(await screen.findByText('We couldn’t load your leads')).toBeDefined();
    expect(figureOf('Total leads')).toBe('not known');
    api.on(sdrRoutes.leads, () => ({ leads: [aLead()] }));
    await click('Retry');
    expect(await screen.findByRole('button', { name: 'Ada Lovelace' })).toBeDefined();
  });

  it('ERR-02 (D34) the sales agent page logs conversations and tasks that fail to load, and shows it in place without a toast', async () => {
    const { api, logged, openTab, user } = openSdr();
    api.on(sdrRoutes.tasks, () => failure('INTERNAL'));
    api.on(sdrRoutes.conversations, () => failure('INTERNAL'));
    await screen.findByRole('button', { name: 'Ada Lovelace' });
    await openTab('Tasks');
    expect(await screen.findByText('We couldn’t load your tasks')).toBeDefined();
    await openTab('Conversations');
    await user.selectOptions(screen.getByLabelText('Lead'), idOf(1));
    expect(await screen.findByText('We couldn’t load the conversations')).toBeDefined();
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
    expect(logged).toHaveBeenCalledWith('Could not load sdr-tasks:', expect.anything());
    expect(logged).toHaveBeenCalledWith(`Could not load conversations ${idOf(1)}:`, expect.anything());
    expect(document.querySelector('[data-tone="error"]')).toBeNull();
  });

  it('shows the conversation with a lead in chronological order', async () => {
    const { api, openTab, user } = openSdr();
    api.on(sdrRoutes.conversations, () => ({
      conversations: [
        aConversation({ content: 'First', ai_response: 'Answer one' }),
        aConversation({ id: idOf(4), content: 'Second', ai_response: null }),
      ],
    }));
    await openTab('Conversations');
    await screen.findByRole('option', { name: 'Ada Lovelace (Engines)' });
    await user.selectOptions(screen.getByLabelText('Lead'), idOf(1));
    const said = within(await screen.findByRole('list', { name: 'Conversations' })).getAllByRole('listitem');
    expect(said[0]?.textContent).toMatch(/First.*Answer one/);
    expect(said[1]?.textContent).toContain('Second');
  });

  it('the sales agent page opens the panel of the lead named in the address', async () => {
    openSdr([aLead(), aLead({ id: idOf(4), name: 'Grace Hopper' })], idOf(4));
    const panel = within(await screen.findByRole('dialog', { name: 'Grace Hopper' }));
    expect(panel.getByText('grace', { exact: false, selector: 'h2' })).toBeDefined();
  });
});

describe('Mark Complete', () => {
  it('SDR-04 (D26) completes the task, and Undo makes it pending again', async () => {
    const { api, openTab, click, user } = openSdr();
    let tasks = [aTask()];
    api.on(sdrRoutes.tasks, () => ({ tasks }));
    api.on(sdrRoutes.setTask, ({ body }) => {
      const { status } = body as { status: 'pending' | 'completed' };
      tasks = status === 'completed' ? [] : [aTask()];
      return aTask({ status });
    });
    await openTab('Tasks');
    const done = await screen.findByRole('button', { name: 'Mark Complete: Ada Lovelace' });
    expect(done.textContent).toBe('Mark Complete');
    await user.click(done);
    expect(await screen.findByText('No tasks')).toBeDefined();
    await click('Undo');
    expect(await screen.findByRole('button', { name: 'Mark Complete: Ada Lovelace' })).toBeDefined();
    expect(api.sentTo(sdrRoutes.setTask).map(({ path, body }) => [path, body])).toEqual([
      [`/api/sdr-tasks/${idOf(2)}`, { status: 'completed' }],
      [`/api/sdr-tasks/${idOf(2)}`, { status: 'pending' }],
    ]);
  });
});
