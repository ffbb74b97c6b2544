import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { resetSession } from '#test/support/screen/session.ts';
import { openApp, PAGE_LOAD, signedOut } from '#test/support/screen/open-app.tsx';
import { aLead, idOf } from '#test/support/builders/a-lead.ts';

vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  resetSession();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const api = scriptedApi();
  api.on(sdrRoutes.leads, () => ({ leads: [aLead(), aLead({ id: idOf(4), name: 'Grace Hopper' })] }));
  api.on(sdrRoutes.tasks, () => ({ tasks: [] }));
  api.on(executiveRoutes.events, () => ({ events: [] }));
  api.on(executiveRoutes.activities, () => ({ activities: [], next: null }));
  api.on(executiveRoutes.documents, () => ({ documents: [], next: null }));
  api.on(executiveRoutes.templates, () => ({ templates: [] }));
});
afterAll(resetSession);

describe('The routes of the agent pages', () => {
  it.each([
    ['/agents/sdr', 'Sales agent'],
    ['/agents/executive', 'Executive assistant'],
  ])('ROUTE-11 ROUTE-12 %s shows the page when signed in', async (path, title) => {
    openApp(path);
    expect(await screen.findByRole('heading', { level: 2, name: title }, PAGE_LOAD)).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'AI Agents' })).toBeDefined();
    expect(document.title).toContain(title);
    expect(screen.getByRole('link', { name: 'All agents' }).getAttribute('href')).toBe('/agents');
  });

  it.each(['/agents/sdr', '/agents/executive'])(
    'ROUTE-11 ROUTE-12 %s shows the auth page at the same address when signed out',
    async (path) => {
      const { router } = openApp(path, { auth: signedOut() });
      expect(await screen.findByRole('tab', { name: 'Sign Up' }, PAGE_LOAD)).toBeDefined();
      expect(router.state.location.pathname).toBe(path);
    },
  );

  it('/agents/sdr?lead=<id> opens the panel of that lead, and again when the lead is chosen again', async () => {
    const { router } = openApp(`/agents/sdr?lead=${idOf(4)}`);
    for (let time = 1; time <= 2; time += 1) {
      expect(await screen.findByRole('dialog', { name: 'Grace Hopper' }, PAGE_LOAD)).toBeDefined();
      expect(router.state.location.search).toBe('');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await act(() => router.navigate(`/agents/sdr?lead=${idOf(4)}`));
    }
  });

  it.each([
    ['/agents/sdr?new=lead', 'Add New Lead'],
    ['/agents/executive?new=meeting', 'Schedule meeting'],
  ])('%s opens an empty form', async (path, title) => {
    openApp(path);
    expect(await screen.findByRole('dialog', { name: title }, PAGE_LOAD)).toBeDefined();
  });
});
