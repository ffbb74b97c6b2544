import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { input, openAuth, type } from './open-auth.tsx';

/** Signs in as a user with an authenticator app, and opens the form for a recovery code. */
const openRecovery = async () => {
  const api = scriptedApi();
  const account = await openAuth();
  account.signIn.mockResolvedValueOnce({
    isSignedIn: false,
    nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' },
  });
  await type('Email', 'mara@example.com');
  await type('Password', 'plum-sky-41');
  await clickButton('Sign In');
  await screen.findByRole('heading', { name: 'Enter the code from your app' });
  await clickButton('Use a recovery code');
  await screen.findByRole('heading', { name: 'Use a recovery code' });
  return { account, api };
};

describe('Signing in with a recovery code', () => {
  it('turns the app off with the password that was typed before, then signs in with it', async () => {
    const { account, api } = await openRecovery();
    api.on(accountSecurityRoutes.recover, () => ({ status: 'removed' as const }));
    await type('Recovery code', '7k3m-9qxz-04tb-w2hn');
    await clickButton('Turn off app and sign in');
    expect((await findToast('Authenticator app is off')).tone).toBe('success');
    const credentials = { email: 'mara@example.com', password: 'plum-sky-41' };
    expect(api.requests.map(({ body }) => body)).toEqual([{ ...credentials, code: '7k3m-9qxz-04tb-w2hn' }]);
    expect(account.signIn).toHaveBeenLastCalledWith({
      username: credentials.email,
      password: credentials.password,
    });
  });

  it.each([
    ['PROOF_REJECTED', 'That recovery code isn’t right, or it was already used.'],
    ['TOO_MANY_REQUESTS', undefined],
  ] as const)(
    'shows at the field that the server responded with %s, and keeps the code',
    async (code, text) => {
      const { account, api } = await openRecovery();
      api.on(accountSecurityRoutes.recover, () => failure(code));
      await type('Recovery code', '0000-0000-0000-0000');
      await clickButton('Turn off app and sign in');
      await waitFor(() => expect(input('Recovery code').getAttribute('aria-invalid')).toBe('true'));
      if (text) expect(screen.getByText(text)).toBeDefined();
      expect(input('Recovery code').value).toBe('0000-0000-0000-0000');
      expect(account.signIn).toHaveBeenCalledOnce();
      await type('Recovery code', '1');
      expect(input('Recovery code').getAttribute('aria-invalid')).not.toBe('true');
    },
  );

  it('returns to the code from the app, where the sign-in continues', async () => {
    const { account } = await openRecovery();
    await clickButton('Back to the code from your app');
    await type('Code from your app', '123456');
    await clickButton('Confirm');
    expect(await screen.findByText('Welcome back!')).toBeDefined();
    expect(account.confirmSignIn).toHaveBeenCalledOnce();
  });
});
