import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import type { ApiToken } from '#shared/api-tokens/schema.ts';
import { apiTokenRoutes } from '#shared/api-tokens/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { useSignOutConfirmation } from '#web/lib/offline/sign-out-confirmation.ts';
import { queueStore } from '#web/lib/offline/queue-store.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { someone } from '#test/support/screen/scripted-auth.ts';
import { browserDatabase } from '../offline/browser-database.ts';
import { aWaiting } from '../offline/memory-store.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { openSecurity } from './open-security.tsx';

describe('Signing out everywhere', () => {
  it('asks for confirmation, ends every session and signs this tab out too', async () => {
    const { api, onEnd, click } = await openSecurity();
    await click('Sign out everywhere …');
    expect(api.requests.map(({ route }) => route)).not.toContain('POST /api/account/sessions/ending');
    await click('Sign out everywhere');
    expect((await findToast('Signed out everywhere')).tone).toBe('success');
    expect(api.requests.map(({ route }) => route)).toContain('POST /api/account/sessions/ending');
    expect(useSession.getState().status).toBe('signed-out');
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('left');
  });

  it('asks first when entries are queued on this device, and ends nothing if the user stays', async () => {
    const browser = browserDatabase();
    const waiting = vi.spyOn(queueStore, 'list').mockResolvedValue([{ ...aWaiting(), seq: 1 }]);
    const cleared = vi.spyOn(queueStore, 'clear').mockResolvedValue();
    const { api, onEnd, click } = await openSecurity();
    await click('Sign out everywhere …');
    await click('Sign out everywhere');
    await waitFor(() => expect(useSignOutConfirmation.getState().leaving?.count).toBe(1));
    useSignOutConfirmation.getState().leaving?.answer(false);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', false),
    );
    expect(api.requests.map(({ route }) => route)).not.toContain('POST /api/account/sessions/ending');
    expect(onEnd).not.toHaveBeenCalled();

    await click('Sign out everywhere');
    await waitFor(() => expect(useSignOutConfirmation.getState().leaving).not.toBeNull());
    useSignOutConfirmation.getState().leaving?.answer(true);
    await waitFor(() => expect(onEnd).toHaveBeenCalledExactlyOnceWith('left'));
    // A shared computer keeps none of the user's data.
    expect(cleared).toHaveBeenCalledExactlyOnceWith(someone.sub);
    waiting.mockRestore();
    cleared.mockRestore();
    browser.end();
  });

  it.each<[ApiToken[], number]>([
    [[], 0],
    [
      [
        {
          id: '01KAGHZZZZZZZZZZZZZZZZZZZZ',
          name: 'Scales',
          ending: 'abcd',
          created_at: '2026-11-20T10:00:00Z',
          last_used_at: null,
          scopes: ['read', 'write'],
          expires_at: null,
        },
      ],
      1,
    ],
  ])(
    'revokes API tokens unless the user keeps them, and asks only if there are any: %j',
    async (tokens, times) => {
      const { api, click, user } = await openSecurity((_, scripted) =>
        scripted.on(apiTokenRoutes.list, () => ({ tokens })),
      );
      await click('Sign out everywhere …');
      await waitFor(() => expect(api.requests.map(({ route }) => route)).toContain('GET /api/tokens'));
      await waitFor(() => expect(screen.queryAllByLabelText('Keep my API tokens')).toHaveLength(times));
      if (times > 0) await user.click(screen.getByLabelText('Keep my API tokens'));
      await click('Sign out everywhere');
      await waitFor(() =>
        expect(api.sentTo(accountSecurityRoutes.endSessions)[0]?.body).toEqual({ keep_tokens: times > 0 }),
      );
    },
  );

  it('shows that no session ended when the request fails, and closes on Cancel', async () => {
    const { api, onEnd, click } = await openSecurity();
    api.on(accountSecurityRoutes.endSessions, () => failure('SERVICE_UNAVAILABLE'));
    await click('Sign out everywhere …');
    await click('Sign out everywhere');
    expect((await findToast('You’re still signed in')).tone).toBe('error');
    expect([useSession.getState().status, onEnd.mock.calls]).toEqual(['signed-in', []]);
    await click('Cancel');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sign out everywhere …' })),
    );
  });
});
