import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '#web/lib/session/session-store.ts';
import { createScriptedAuth, someone } from '#test/support/screen/scripted-auth.ts';
import { openApp, PAGE_LOAD } from '#test/support/screen/open-app.tsx';

beforeEach(() => {
  useSession.setState({ status: 'loading', user: null });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ message: 'Service Unavailable' }, { status: 503 })),
  );
});

describe('The agent pages', () => {
  it.each([
    ['ROUTE-10 AGENTS-02', '/agents', 'Agents'],
    ['ROUTE-13 AGENTS-02', '/agents/operations', 'Operations'],
    ['ROUTE-14 AGENTS-02', '/agents/amplifier', 'Amplifier'],
    ['ROUTE-15 AGENTS-02', '/agents/money', 'Money'],
  ])('%s %s shows the auth page first, then its own page to any signed-in user', async (_, path, title) => {
    const auth = createScriptedAuth({ user: null });
    const { router } = openApp(path, { auth });
    expect(await screen.findByRole('tab', { name: 'Sign Up' }, PAGE_LOAD)).toBeDefined();
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
    auth.setUser(someone);
    auth.tell('signed-in');
    expect(await screen.findByRole('heading', { level: 2, name: title }, PAGE_LOAD)).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'AI Agents' })).toBeDefined();
    expect(router.state.location.pathname).toBe(path);
  });
});
