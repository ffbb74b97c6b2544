import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { openSecurity } from './open-security.tsx';
import { refusal, rejection } from './scripted-security.ts';

type Open = Awaited<ReturnType<typeof openSecurity>>;
const fillIn = async ({ click, type }: Open, [old, password, again]: [string, string, string]) => {
  await click('Change password');
  if (old) await type('Current password', old);
  if (password) await type('New password', password);
  if (again) await type('Confirm password', again);
  await click('Save password');
};
const asked = ({ api }: Open) =>
  api.requests.map(({ route }) => route).filter((route) => route.startsWith('POST'));

describe('Changing the password', () => {
  it('asks for the current password, ends all other sessions and gives this tab a new one', async () => {
    const open = await openSecurity();
    await fillIn(open, ['old-plate', 'new-plate', 'new-plate']);
    expect(await findToast('Password changed')).toEqual({
      tone: 'success',
      text: 'Password changedYou’ve been signed out everywhere else.',
    });
    expect(open.client.changePassword).toHaveBeenCalledExactlyOnceWith('old-plate', 'new-plate');
    expect(asked(open)).toEqual(['POST /api/account/sessions/ending']);
    expect(open.api.sentTo(accountSecurityRoutes.endSessions)[0]?.body).toEqual({ keep_tokens: true });
    expect(open.client.signIn).toHaveBeenCalledExactlyOnceWith('mara@example.com', 'new-plate');
    expect(useSession.getState().status).toBe('signed-in');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change password' })),
    );
  });

  it('refuses a common new password at its field, and changes nothing', async () => {
    const open = await openSecurity();
    await fillIn(open, ['old-plate', 'football', 'football']);
    expect(await screen.findByText(/one of the most common/)).toBeDefined();
    expect(open.client.changePassword).not.toHaveBeenCalled();
  });

  it('shows the typed password when its eye button is activated by keyboard', async () => {
    const { click, type, user } = await openSecurity();
    await click('Change password');
    await type('Current password', 'old-plate');
    await user.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Show password');
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Current password').getAttribute('type')).toBe('text');
  });

  it('asks a user with an authenticator app to sign in again at the same address', async () => {
    const open = await openSecurity((client) => client.signIn.mockResolvedValue(false));
    await fillIn(open, ['old-plate', 'new-plate', 'new-plate']);
    expect((await findToast('Password changed')).text).toContain('Sign in with your new password.');
    expect(open.onEnd).toHaveBeenCalledExactlyOnceWith('lost');
  });

  it('explains what remains to be done when the other sessions could not be ended', async () => {
    const open = await openSecurity();
    open.api.on(accountSecurityRoutes.endSessions, () => failure('SERVICE_UNAVAILABLE'));
    await fillIn(open, ['old-plate', 'new-plate', 'new-plate']);
    const said = await findToast('Password changed');
    expect(said.text).toContain('We couldn’t end your other sessions.');
    expect(useSession.getState().status).toBe('signed-in');
    expect(open.client.signIn).not.toHaveBeenCalled();
  });

  it('shows at the field that the current password is wrong, and ends no session', async () => {
    const open = await openSecurity((client) => client.changePassword.mockRejectedValue(rejection()));
    await fillIn(open, ['not-this', 'new-plate', 'new-plate']);
    expect(await screen.findByText('That isn’t your current password.')).toBeDefined();
    expect(asked(open)).toEqual([]);
  });

  it.each([
    refusal('NotAuthorizedException', 'Access Token has been revoked'),
    refusal('UserUnAuthenticatedException', 'User needs to be authenticated to call this API.'),
  ])('does not call the password wrong when the session was ended elsewhere: $message', async (error) => {
    const open = await openSecurity((client) => client.changePassword.mockRejectedValue(error));
    open.auth.setUser(null);
    await fillIn(open, ['old-plate', 'new-plate', 'new-plate']);
    await waitFor(() => expect(useSession.getState().status).toBe('signed-out'));
    expect(open.onEnd).toHaveBeenCalledExactlyOnceWith('lost');
    expect(screen.queryByText('That isn’t your current password.')).toBeNull();
  });

  it('keeps a user signed in whose session can be renewed, even when one call is unauthorized', async () => {
    const error = refusal('UserUnAuthenticatedException', 'User needs to be authenticated to call this API.');
    const open = await openSecurity((client) => client.changePassword.mockRejectedValue(error));
    await fillIn(open, ['old-plate', 'new-plate', 'new-plate']);
    await findToast('Error updating password');
    expect([useSession.getState().status, open.auth.refreshes]).toEqual(['signed-in', 1]);
    expect(open.onEnd).not.toHaveBeenCalled();
  });

  it('does not call the password wrong after too many attempts, and explains how to continue', async () => {
    const open = await openSecurity((client) =>
      client.changePassword.mockRejectedValue(
        refusal('NotAuthorizedException', 'Password attempts exceeded'),
      ),
    );
    await fillIn(open, ['old-plate', 'new-plate', 'new-plate']);
    expect((await findToast('Error updating password')).text).toContain(
      'Too many failed attempts. Wait a few minutes and try again.',
    );
    expect(screen.queryByText('That isn’t your current password.')).toBeNull();
  });

  it("shows the user pool's own message for every other rejection", async () => {
    const open = await openSecurity((client) =>
      client.changePassword.mockRejectedValue(
        refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
      ),
    );
    await fillIn(open, ['old-plate', 'new-plate', 'new-plate']);
    expect((await findToast('Error updating password')).text).toContain('Too many attempts.');
  });

  it.each<[string, [string, string, string]]>([
    ['Enter your current password.', ['', 'new-plate', 'new-plate']],
    ['Please make sure both passwords are identical.', ['old-plate', 'new-plate', 'other-plate']],
    ['Password must be at least 6 characters long.', ['old-plate', 'short', 'short']],
    ['Your password can’t start or end with a space.', ['old-plate', 'new-plate ', 'new-plate ']],
    ['That’s already your current password.', ['old-plate', 'old-plate', 'old-plate']],
  ])('sends nothing and shows: %s', async (problem, typed) => {
    const open = await openSecurity();
    await fillIn(open, typed);
    expect(screen.getByText(problem)).toBeDefined();
    expect(open.client.changePassword).not.toHaveBeenCalled();
  });

  it('the password form closes on Cancel and returns the focus', async () => {
    const { click, type } = await openSecurity();
    await click('Change password');
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
    await type('Current password', 'old');
    await click('Cancel');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change password' }));
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });
});
