import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { idOf } from '#test/support/builders/a-lead.ts';
import { openExecutive } from './open-executive.tsx';
import { anActivity, aDocument, anEvent, aTemplate } from '#test/support/builders/executive.ts';

beforeEach(() => vi.setSystemTime(new Date(2026, 10, 20, 12)));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const at = (day: number, hour: number): string => new Date(2026, 10, day, hour).toISOString();
const figureOf = (label: string): string | null | undefined =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

describe('The executive assistant page', () => {
  it("EXEC-01 counts today's events, pending tasks, documents and templates", async () => {
    openExecutive({
      events: [
        anEvent({ start_time: at(20, 8) }),
        anEvent({ id: idOf(2), start_time: at(20, 23) }),
        anEvent({ id: idOf(3), start_time: at(20, 15), status: 'cancelled' }),
        anEvent({ id: idOf(4), start_time: at(21, 9) }),
      ],
      activities: [anActivity(), anActivity({ id: idOf(5), status: 'completed' })],
      documents: [aDocument()],
      templates: [aTemplate()],
    });
    await waitFor(() => expect(figureOf('Events today')).toBe('2'));
    await waitFor(() =>
      expect([figureOf('Pending tasks'), figureOf('Documents'), figureOf('Email templates')]).toEqual([
        '1',
        '1',
        '1',
      ]),
    );
  });

  it('EXEC-02 shows the tabs Calendar, Tasks, Emails and Documents', async () => {
    openExecutive();
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Calendar', 'Tasks', 'Emails', 'Documents']);
  });

  it('ERR-02 (D34) the executive assistant page logs each failed load and shows it in place with Retry, without a toast', async () => {
    const { api, logged, openTab } = openExecutive();
    for (const name of ['events', 'activities', 'documents', 'templates'] as const)
      api.on(executiveRoutes[name], () => failure('INTERNAL'));
    for (const [tab, says] of [
      ['Calendar', 'We couldn’t load your calendar'],
      ['Tasks', 'We couldn’t load your tasks'],
      ['Emails', 'We couldn’t load your templates'],
      ['Documents', 'We couldn’t load your documents'],
    ] as const) {
      await openTab(tab);
      const panel = within(screen.getByRole('tabpanel', { name: tab }));
      expect(await panel.findByText(says)).toBeDefined();
      expect(panel.getByRole('button', { name: 'Retry' })).toBeDefined();
      expect(panel.queryAllByRole('listitem')).toEqual([]);
    }
    const told = logged.mock.calls.map(([first]) => String(first)).join(' ');
    for (const name of ['events', 'activities', 'documents', 'templates'])
      expect(told).toContain(`Could not load ${name}`);
    expect(document.querySelector('[data-tone="error"]')).toBeNull();
  });
});
