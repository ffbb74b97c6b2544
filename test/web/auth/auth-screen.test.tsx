import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { findToast } from '#test/support/screen/find-toast.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { input, openAuth, openSignUp, type } from './open-auth.tsx';

describe('Signing in…', () => {
  it('AUTH-01 AUTH-02 shows two tabs and asks for email and password', async () => {
    await openAuth();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Sign In', 'Sign Up']);
    expect(input('Email').required).toBe(true);
    expect(input('Password').required).toBe(true);
  });

  it('AUTH-03 shows and hides the password', async () => {
    await openAuth();
    expect(input('Password').type).toBe('password');
    await userEvent.click(screen.getByRole('switch', { name: 'Show password' }));
    expect(input('Password').type).toBe('text');
    await userEvent.click(screen.getByRole('switch', { name: 'Show password' }));
    expect(input('Password').type).toBe('password');
  });

  it.each([
    ['Email', 'mara@example.com'],
    ['Password', 'plum-sky-41'],
  ])('AUTH-06 sends nothing when only %s is filled in', async (label, text) => {
    const account = await openAuth();
    await type(label, text);
    await clickButton('Sign In');
    expect(account.signIn).not.toHaveBeenCalled();
  });

  it('AUTH-13 AUTH-17 signs in with both and shows a welcome message', async () => {
    const account = await openAuth();
    await type('Email', 'mara@example.com');
    await type('Password', 'plum-sky-41');
    await clickButton('Sign In');
    expect((await findToast('Welcome back!')).tone).toBe('success');
    expect(account.signIn).toHaveBeenCalledWith({ username: 'mara@example.com', password: 'plum-sky-41' });
  });

  it.each([
    [
      "AUTH-20 ERR-03 shows the server's message after a failure",
      'Incorrect username or password.',
      'Incorrect username or password.',
    ],
    [
      'D42 explains that an account is closed, and whom to contact',
      'User is disabled.',
      `This account is closed or blocked. If our team blocked it, our email says why and how to appeal. For help, contact us: ${location.origin}/contact`,
    ],
  ])('%s', async (_, reason, message) => {
    const account = await openAuth();
    account.signIn.mockRejectedValue(new Error(reason));
    await type('Email', 'mara@example.com');
    await type('Password', 'wrong-one');
    await clickButton('Sign In');
    const toast = await findToast('Error');
    expect(toast.tone).toBe('error');
    expect(toast.text).toContain(message);
  });
});

describe('Signing in with an authenticator app', () => {
  const askForCode = async () => {
    const account = await openAuth();
    account.signIn.mockResolvedValue({
      isSignedIn: false,
      nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' },
    });
    await type('Email', 'mara@example.com');
    await type('Password', 'plum-sky-41');
    await clickButton('Sign In');
    await screen.findByRole('heading', { name: 'Enter the code from your app' });
    return account;
  };

  it('asks for the code after the password, accepts it with spaces, then shows a welcome message', async () => {
    const account = await askForCode();
    expect(screen.queryByText('Welcome back!')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(input('Code from your app')));
    await type('Code from your app', '123 456');
    await clickButton('Confirm');
    expect((await findToast('Welcome back!')).tone).toBe('success');
    expect(account.confirmSignIn).toHaveBeenCalledWith(
      expect.objectContaining({ challengeResponse: '123456' }),
    );
  });

  it('explains what to do about a wrong code or a lost phone, and accepts the next code', async () => {
    const account = await askForCode();
    expect(screen.getByText(/Lost your phone\?/)).toBeDefined();
    account.confirmSignIn.mockRejectedValueOnce(new Error('Invalid code received for user'));
    await type('Code from your app', '000000');
    await clickButton('Confirm');
    expect((await screen.findAllByText(/^That code didn’t work/)).length).toBeGreaterThan(0);
    await userEvent.clear(input('Code from your app'));
    await type('Code from your app', '123456');
    await clickButton('Confirm');
    expect(await screen.findByText('Welcome back!')).toBeDefined();
  });

  it('returns to email and password', async () => {
    await askForCode();
    await clickButton('Back to sign in');
    expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeDefined();
  });
});

describe('The authentication forms', () => {
  it('AUTH-08 the authentication forms accept only a valid email address', async () => {
    await openAuth();
    expect(input('Email').type).toBe('email');
    await openSignUp();
    expect(input('Email').type).toBe('email');
  });

  it('the authentication forms mark their fields for password managers', async () => {
    await openAuth();
    expect([input('Email').autocomplete, input('Password').autocomplete]).toEqual([
      'username',
      'current-password',
    ]);
    await openSignUp();
    expect(['Full name', 'Email', 'Password'].map((label) => input(label).autocomplete)).toEqual([
      'name',
      'username',
      'new-password',
    ]);
  });

  it('the authentication forms keep the focus in place when the server rejects the request', async () => {
    const account = await openAuth();
    account.signIn.mockRejectedValue(new Error('Incorrect username or password.'));
    await type('Email', 'mara@example.com');
    await type('Password', 'wrong-one{Enter}');
    await findToast('Error');
    await waitFor(() => expect(document.activeElement).toBe(input('Password')));
  });

  it('the authentication forms show a clear message when the server does not respond', async () => {
    const account = await openAuth();
    const noAnswer = Object.assign(new Error('A network error has occurred.'), { name: 'NetworkError' });
    account.signIn.mockRejectedValue(noAnswer);
    await type('Email', 'mara@example.com');
    await type('Password', 'plum-sky-41{Enter}');
    expect((await findToast('Error')).text).toContain('We couldn’t reach the server.');
    expect(screen.queryByText('A network error has occurred.')).toBeNull();
  });
});

describe('Signing up…', () => {
  const fill = async () => {
    await openSignUp();
    await type('Full name', 'Mara Lindt');
    await type('Email', 'mara@example.com');
    await type('Password', 'plum-sky-41');
    await clickButton('Sign Up');
  };

  it('AUTH-05 AUTH-07 asks for full name, email and password, all required', async () => {
    const account = await openAuth();
    await openSignUp();
    for (const label of ['Full name', 'Email', 'Password']) expect(input(label).required).toBe(true);
    expect(input('Password').minLength).toBe(6);
    await clickButton('Sign Up');
    expect(account.signUp).not.toHaveBeenCalled();
  });

  it('AUTH-16 sends the form and asks the user to check the email', async () => {
    const account = await openAuth();
    await fill();
    expect(await findToast('Account created successfully!')).toEqual({
      tone: 'success',
      text: expect.stringContaining('Check your email'),
    });
    expect(account.signUp).toHaveBeenCalledWith(
      expect.objectContaining({
        username: 'mara@example.com',
        password: 'plum-sky-41',
        options: expect.objectContaining({
          userAttributes: { email: 'mara@example.com', name: 'Mara Lindt' },
        }),
      }),
    );
  });

  it('rejects a blank name and shows why beside the field', async () => {
    const account = await openAuth();
    await openSignUp();
    await type('Full name', '  ');
    await type('Email', 'mara@example.com');
    await type('Password', 'plum-sky-41{Enter}');
    expect(await screen.findByText('Enter your name.')).toBeDefined();
    expect(account.signUp).not.toHaveBeenCalled();
  });

  it('confirms with the pasted email code, and sends another on request after a pause', async () => {
    const account = await openAuth();
    await fill();
    await waitFor(() => expect(document.activeElement).toBe(input('Code')));
    await clickButton('Resend code');
    expect(account.resendSignUpCode).toHaveBeenCalledWith({ username: 'mara@example.com' });
    await clickButton('Resend code');
    expect((await findToast('We’ve sent you a code')).text).toMatch(/new code in \d+ s/);
    expect(account.resendSignUpCode).toHaveBeenCalledTimes(1);
    await type('Code', ' 123 456 ');
    await clickButton('Confirm');
    expect(account.confirmSignUp).toHaveBeenCalledWith({
      username: 'mara@example.com',
      confirmationCode: '123456',
    });
    expect(await screen.findByText('Email confirmed')).toBeDefined();
    expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeDefined();
  });

  it('replaces the message about a mistyped code when the next code is correct', async () => {
    const account = await openAuth();
    await fill();
    await waitFor(() => expect(document.activeElement).toBe(input('Code')));
    account.confirmSignUp.mockRejectedValueOnce(new Error('Invalid verification code'));
    await type('Code', '111111');
    await clickButton('Confirm');
    await findToast('Error');
    account.confirmSignUp.mockResolvedValueOnce({
      isSignUpComplete: true,
      nextStep: { signUpStep: 'COMPLETE_AUTO_SIGN_IN' },
    });
    await clickButton('Confirm');
    expect((await findToast('Email confirmed')).tone).toBe('success');
    await waitFor(() => expect(screen.queryByText('Error')).toBeNull());
  });

  it("AUTH-21 ERR-03 shows the server's message after a failure and keeps the typed values", async () => {
    const account = await openAuth();
    account.signUp.mockRejectedValue(new Error('User already exists'));
    await fill();
    const said = await findToast('Error');
    expect(said.tone).toBe('error');
    expect(said.text).toContain('User already exists');
    expect(input('Full name').value).toBe('Mara Lindt');
  });
});
