import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import type { Session } from '#shared/account-security/schema.ts';
import { failure } from '#test/support/scripted-api.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { openSecurity } from './open-security.tsx';

const aSession = (over: Partial<Session>): Session => ({
  id: '5f0e3f9c-6f5d-4c3e-9a53-1f2f6f3f7a01',
  device: 'iPhone',
  browser: 'Safari',
  time_zone: 'America/New_York',
  created_at: '2026-11-20T08:00:00.000Z',
  last_seen_at: '2026-11-20T12:00:00.000Z',
  is_current: false,
  ...over,
});
const here = aSession({
  id: '5f0e3f9c-6f5d-4c3e-9a53-1f2f6f3f7a02',
  device: 'Mac',
  browser: 'Unknown',
  time_zone: null,
  is_current: true,
});

/** Opens the list with the sessions that the server returns, which end when the user ends them. */
const openList = async (sessions: Session[]) => {
  let open = sessions;
  const view = await openSecurity((_client, api) => {
    api.on(accountSecurityRoutes.listSessions, () => ({ sessions: open }));
    api.on(accountSecurityRoutes.endSession, () => {
      open = open.filter(({ id }) => id !== sessions[1]?.id);
      return undefined;
    });
    api.on(accountSecurityRoutes.endOtherSessions, () => {
      open = open.filter(({ is_current }) => is_current);
      return { status: 'ended' as const };
    });
  });
  await view.click('Show devices');
  return view;
};

describe('The list of sessions', () => {
  it('marks this device and shows where and when each session was used', async () => {
    await openList([here, aSession({})]);
    expect(await screen.findByText('Mac (this device)')).toBeTruthy();
    expect(screen.getByText('Safari on iPhone')).toBeTruthy();
    expect(screen.getByText(/^Signed in .*, last used .*, time zone New York$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'End session: Mac' })).toBeNull();
  });

  it('ends one session and shows that it is gone', async () => {
    const { api, click } = await openList([
      here,
      aSession({}),
      aSession({ id: `${'0'.repeat(8)}-x`, device: 'iPad' }),
    ]);
    await click('End session: Safari on iPhone');
    expect((await findToast('Session ended')).tone).toBe('success');
    expect(screen.queryByText('Safari on iPhone')).toBeNull();
    expect(screen.getByText('Safari on iPad')).toBeTruthy();
    expect(api.requests.map(({ route }) => route)).toContain('DELETE /api/account/sessions/{id}');
  });

  it('ends all other sessions at once', async () => {
    const { click } = await openList([here, aSession({})]);
    await click('End all other sessions');
    expect((await findToast('Other sessions ended')).tone).toBe('success');
    expect(await screen.findByText('You’re not signed in anywhere else.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
  });

  it('offers to try again when the list cannot be loaded', async () => {
    const { click } = await openSecurity((_client, api) =>
      api.on(accountSecurityRoutes.listSessions, () => failure('SERVICE_UNAVAILABLE')),
    );
    await click('Show devices');
    expect(await screen.findByText('We couldn’t load your sessions')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});
