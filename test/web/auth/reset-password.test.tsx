import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { RedirectPage } from '#web/app/pages/public/redirect-page.tsx';
import { Providers } from '#web/app/providers.tsx';
import { ResetPasswordScreen } from '#web/features/auth/reset-password/reset-password-screen.tsx';
import { findToast } from '#test/support/screen/find-toast.ts';
import { createScriptedAccount } from './scripted-account.ts';

const LINK = '/reset-password?type=recovery&access_token=mara-sub&refresh_token=123456';

const open = (address: string, account = createScriptedAccount()) => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>The front page</p> },
      { path: '/auth', element: <p>The auth page</p> },
      { path: '/redirect', element: <RedirectPage /> },
      { path: '/reset-password', element: <ResetPasswordScreen account={account} /> },
    ],
    { initialEntries: [address] },
  );
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, account, user: userEvent.setup() };
};

const typePasswords = async (user: ReturnType<typeof userEvent.setup>, first: string, second: string) => {
  await user.type(screen.getByLabelText(/^New password/), first);
  await user.type(screen.getByLabelText(/^Confirm password/), second);
  await user.click(screen.getByRole('button', { name: 'Save password' }));
};
const pool = (name: string): Error => Object.assign(new Error(`${name} said`), { name });

describe('The link in the password reset email', () => {
  it('REDIRECT-01 the link in the password reset email opens the form with the tokens and the type', () => {
    const { router } = open('/redirect?type=recovery&access_token=mara-sub&refresh_token=123456');
    expect(router.state.location.pathname).toBe('/reset-password');
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      type: 'recovery',
      access_token: 'mara-sub',
      refresh_token: '123456',
    });
  });

  it.each([
    '/redirect',
    '/redirect?type=signup&access_token=a&refresh_token=b',
    '/redirect?type=recovery&access_token=a',
    '/redirect?type=recovery&refresh_token=b',
  ])('REDIRECT-02 redirects an incomplete or different link home: %s', (address) => {
    expect(open(address).router.state.location.pathname).toBe('/');
  });
});

describe('The page for a new password', () => {
  it('RESET-03 RESET-08 requires the password twice with at least six characters', () => {
    open(LINK);
    for (const label of [/^New password/, /^Confirm password/]) {
      const field = screen.getByLabelText<HTMLInputElement>(label);
      expect([field.required, field.minLength, field.type]).toEqual([true, 6, 'password']);
    }
  });

  it("RESET-01 RESET-02 RESET-10 (D31) the page for a new password saves the password with the link's tokens, confirms it and opens the auth page", async () => {
    const { user, account } = open(LINK);
    await typePasswords(user, 'new-plate', 'new-plate');
    expect(await screen.findByText('Password updated')).toBeDefined();
    expect(screen.getByText('The auth page')).toBeDefined();
    expect(account.confirmResetPassword.mock.calls).toEqual([
      [{ username: 'mara-sub', confirmationCode: '123456', newPassword: 'new-plate' }],
    ]);
  });

  it('RESET-06 ERR-03 rejects two different passwords and keeps the typed values', async () => {
    const { user, account } = open(LINK);
    await typePasswords(user, 'new-plate', 'new-plait');
    expect(await findToast("Passwords don't match")).toEqual({
      tone: 'error',
      text: "Passwords don't matchPlease make sure both passwords are identical.",
    });
    expect(account.confirmResetPassword).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>(/^New password/).value).toBe('new-plate');
  });

  it('RESET-07 ERR-03 the page for a new password rejects a password under six characters', async () => {
    const { user, account } = open(LINK);
    await typePasswords(user, 'plate', 'plate');
    expect(await findToast('Password too short')).toEqual({
      tone: 'error',
      text: 'Password too shortPassword must be at least 6 characters long.',
    });
    expect(account.confirmResetPassword).not.toHaveBeenCalled();
  });

  it('the page for a new password refuses a common one with the reason, and sends nothing', async () => {
    const { user, account } = open(LINK);
    await typePasswords(user, 'football', 'football');
    expect(await findToast('Choose another password')).toEqual({
      tone: 'error',
      text: 'Choose another passwordThis password is one of the most common ones, so it’s easy to guess. Choose another one.',
    });
    expect(account.confirmResetPassword).not.toHaveBeenCalled();
  });

  it('RESET-07 the page for a new password accepts a password of six characters', async () => {
    const { user, account } = open(LINK);
    await typePasswords(user, 'plates', 'plates');
    expect((await findToast('Password updated')).tone).toBe('success');
    expect(account.confirmResetPassword).toHaveBeenCalledOnce();
  });

  it.each([
    'ExpiredCodeException',
    'CodeMismatchException',
    'UserNotFoundException',
    'InvalidParameterException',
  ])('RESET-04 ERR-03 shows that a link is invalid or expired and opens the auth page: %s', async (fault) => {
    const { user, account } = open(LINK);
    account.confirmResetPassword.mockRejectedValue(pool(fault));
    await typePasswords(user, 'new-plate', 'new-plate');
    expect(await findToast('Invalid reset link')).toEqual({
      tone: 'error',
      text: 'Invalid reset linkThis password reset link is invalid or has expired.',
    });
    expect(screen.getByText('The auth page')).toBeDefined();
  });

  it.each(['/reset-password', '/reset-password?access_token=a', '/reset-password?refresh_token=b'])(
    'RESET-05 ERR-03 shows that a link is incomplete and opens the auth page: %s',
    async (address) => {
      open(address);
      expect(await findToast('Invalid reset link')).toEqual({
        tone: 'error',
        text: 'Invalid reset linkThis password reset link is invalid or missing required parameters.',
      });
      expect(await screen.findByText('The auth page')).toBeDefined();
    },
  );

  it('RESET-09 ERR-03 shows the message of any other failure and stays on the page', async () => {
    const { user, account } = open(LINK);
    account.confirmResetPassword.mockRejectedValue(pool('LimitExceededException'));
    await typePasswords(user, 'new-plate', 'new-plate');
    expect(await findToast('Error updating password')).toEqual({
      tone: 'error',
      text: 'Error updating passwordLimitExceededException said',
    });
    expect(screen.getByRole('button', { name: 'Save password' })).toBeDefined();
  });
});
