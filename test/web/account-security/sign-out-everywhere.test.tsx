import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { shownToast } from '../ui/shown-toast.ts';
import { openSecurity } from './open-security.tsx';

describe('signing out everywhere', () => {
  it('is asked twice, ends every session, and leaves this window too', async () => {
    const { api, onEnd, press } = await openSecurity();
    await press('Sign out everywhere …');
    expect(api.requests.map(({ route }) => route)).not.toContain('POST /api/account/sessions/ending');
    await press('Sign out everywhere');
    expect((await shownToast('Signed out everywhere')).tone).toBe('success');
    expect(api.requests.map(({ route }) => route)).toContain('POST /api/account/sessions/ending');
    expect(useSession.getState().status).toBe('signed-out');
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('left');
  });

  it('says that nothing has ended when it could not, and is left by Cancel', async () => {
    const { api, onEnd, press } = await openSecurity();
    api.on(accountSecurityRoutes.endSessions, () => failure('SERVICE_UNAVAILABLE'));
    await press('Sign out everywhere …');
    await press('Sign out everywhere');
    expect((await shownToast('You are still signed in')).tone).toBe('error');
    expect([useSession.getState().status, onEnd.mock.calls]).toEqual(['signed-in', []]);
    await press('Cancel');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sign out everywhere …' })),
    );
  });
});
