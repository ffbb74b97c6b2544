import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findToast } from '#test/support/screen/find-toast.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { input, openAuth, type } from './open-auth.tsx';

describe('A forgotten password', () => {
  it('AUTH-04 AUTH-09 ERR-03 the forgotten-password form asks for the email first and sends nothing without it', async () => {
    const account = await openAuth();
    await clickButton('Forgot your password');
    expect(await findToast('Email required')).toEqual({
      tone: 'error',
      text: 'Email requiredPlease enter your email address first.',
    });
    expect(account.resetPassword).not.toHaveBeenCalled();
  });

  it('AUTH-19 emails a code to the typed address and sets a new password with it', async () => {
    const account = await openAuth();
    await type('Email', 'mara@example.com');
    await clickButton('Forgot your password');
    expect((await findToast('Password reset email sent')).tone).toBe('success');
    expect(account.resetPassword).toHaveBeenCalledWith({ username: 'mara@example.com' });
    expect(document.activeElement).toBe(input('Code'));
    await type('Code', '654-321');
    await type('New password', 'secret2');
    await clickButton('Save password');
    const sent = { username: 'mara@example.com', confirmationCode: '654321', newPassword: 'secret2' };
    // The list of common passwords is loaded first.
    await waitFor(() => expect(account.confirmResetPassword).toHaveBeenCalledWith(sent));
    expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeDefined();
  });

  it("AUTH-23 ERR-03 shows the server's message after a failure and stays on the form", async () => {
    const account = await openAuth();
    account.resetPassword.mockRejectedValue(new Error('Attempt limit exceeded'));
    await type('Email', 'mara@example.com');
    await clickButton('Forgot your password');
    const said = await findToast('Error');
    expect(said.tone).toBe('error');
    expect(said.text).toContain('Attempt limit exceeded');
    expect(input('Email').value).toBe('mara@example.com');
  });

  it('the forgotten-password form keeps a wrong code in the form', async () => {
    const account = await openAuth();
    account.confirmResetPassword.mockRejectedValue(new Error('Invalid verification code'));
    await type('Email', 'mara@example.com');
    await clickButton('Forgot your password');
    await type('Code', '000000');
    await type('New password', 'secret2');
    await clickButton('Save password');
    expect((await findToast('Error')).text).toContain('Invalid verification code');
    expect(input('Code').value).toBe('000000');
  });
});
