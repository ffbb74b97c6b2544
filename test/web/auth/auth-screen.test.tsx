import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AuthScreen } from '#web/features/auth/auth-screen.tsx';
import { configureAmplify } from '#web/lib/session/configure-amplify.ts';
import { ThemeProvider } from '#web/ui/theme-provider.tsx';
import { testConfig } from '../lib/config/test-config.ts';
import { createScriptedAccount } from './scripted-account.ts';

configureAmplify(testConfig);

const open = async () => {
  const account = createScriptedAccount();
  render(
    <ThemeProvider>
      <MemoryRouter>
        <AuthScreen account={account} />
      </MemoryRouter>
    </ThemeProvider>,
  );
  await screen.findByRole('tab', { name: 'Sign In' });
  return account;
};
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** The toast with this title. */
const toast = async (title: string) => {
  const found = (await screen.findByText(title)).closest('[role="alert"], [role="status"]');
  if (!found) throw new Error(`'${title}' is not in a toast.`);
  return found;
};
const openSignUp = () => userEvent.click(screen.getByRole('tab', { name: 'Sign Up' }));

// A form gives its fields by name, as `form.email`. jsdom does not, and the Authenticator's sign-up button needs one.
Object.defineProperty(HTMLFormElement.prototype, '__authMethod', {
  get(this: HTMLFormElement) {
    return this.elements.namedItem('__authMethod');
  },
});

describe('signing in', () => {
  it('AUTH-01 AUTH-02 has two tabs, and asks for e-mail and password', async () => {
    await open();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Sign In', 'Sign Up']);
    expect(input('Email').required).toBe(true);
    expect(input('Password').required).toBe(true);
  });

  it('AUTH-03 AUTH-08 shows and hides the password, and takes an e-mail address only', async () => {
    await open();
    expect(input('Email').type).toBe('email');
    expect(input('Password').type).toBe('password');
    await userEvent.click(screen.getByRole('switch', { name: 'Show password' }));
    expect(input('Password').type).toBe('text');
  });

  it('AUTH-06 sends nothing while e-mail or password is missing', async () => {
    const account = await open();
    await type('Email', 'mara@example.com');
    await press('Sign In');
    expect(account.signIn).not.toHaveBeenCalled();
  });

  it('AUTH-13 AUTH-17 signs in with both and welcomes back', async () => {
    const account = await open();
    await type('Email', 'mara@example.com');
    await type('Password', 'secret1');
    await press('Sign In');
    expect(await screen.findByText('Welcome back!')).toBeDefined();
    expect(account.signIn).toHaveBeenCalledWith({ username: 'mara@example.com', password: 'secret1' });
  });

  it('AUTH-20 shows what the server says of a failure', async () => {
    const account = await open();
    account.signIn.mockRejectedValue(new Error('Incorrect username or password.'));
    await type('Email', 'mara@example.com');
    await type('Password', 'wrong-one');
    await press('Sign In');
    const alert = await toast('Error');
    expect(alert.getAttribute('role')).toBe('alert');
    expect(alert.textContent).toContain('Incorrect username or password.');
  });
});

describe('the forms', () => {
  it('tell password managers what they are for', async () => {
    await open();
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

  it('keep the focus where it was when the server refuses', async () => {
    const account = await open();
    account.signIn.mockRejectedValue(new Error('Incorrect username or password.'));
    await type('Email', 'mara@example.com');
    await type('Password', 'wrong-one{Enter}');
    await toast('Error');
    await waitFor(() => expect(document.activeElement).toBe(input('Password')));
  });

  it('say it in plain words when no answer comes', async () => {
    const account = await open();
    const noAnswer = Object.assign(new Error('A network error has occurred.'), { name: 'NetworkError' });
    account.signIn.mockRejectedValue(noAnswer);
    await type('Email', 'mara@example.com');
    await type('Password', 'secret1{Enter}');
    expect((await toast('Error')).textContent).toContain('We could not reach the server.');
    expect(screen.queryByText('A network error has occurred.')).toBeNull();
  });
});

describe('signing up', () => {
  const fill = async () => {
    await openSignUp();
    await type('Full name', 'Mara Lindt');
    await type('Email', 'mara@example.com');
    await type('Password', 'secret1');
    await press('Sign Up');
  };

  it('AUTH-05 AUTH-07 asks for full name, e-mail and password, all of them needed', async () => {
    const account = await open();
    await openSignUp();
    for (const label of ['Full name', 'Email', 'Password']) expect(input(label).required).toBe(true);
    expect(input('Password').minLength).toBe(6);
    await press('Sign Up');
    expect(account.signUp).not.toHaveBeenCalled();
  });

  it('AUTH-16 sends them, and asks the person to check the e-mail', async () => {
    const account = await open();
    await fill();
    expect((await toast('Account created successfully!')).textContent).toContain('check your e-mail');
    expect(account.signUp).toHaveBeenCalledWith(
      expect.objectContaining({
        username: 'mara@example.com',
        password: 'secret1',
        options: expect.objectContaining({
          userAttributes: { email: 'mara@example.com', name: 'Mara Lindt' },
        }),
      }),
    );
  });

  it('does not take blanks for a name, and says so beside the field', async () => {
    const account = await open();
    await openSignUp();
    await type('Full name', '  ');
    await type('Email', 'mara@example.com');
    await type('Password', 'secret1{Enter}');
    expect(await screen.findByText('Please enter your name.')).toBeDefined();
    expect(account.signUp).not.toHaveBeenCalled();
  });

  it('confirms with the mailed code as it is pasted, and sends another one when asked, with a pause', async () => {
    const account = await open();
    await fill();
    await waitFor(() => expect(document.activeElement).toBe(input('Code')));
    await press('Resend Code');
    expect(account.resendSignUpCode).toHaveBeenCalledWith({ username: 'mara@example.com' });
    await press('Resend Code');
    expect((await toast('A code is on its way')).textContent).toMatch(/another one in \d+ s/);
    expect(account.resendSignUpCode).toHaveBeenCalledTimes(1);
    await type('Code', ' 123 456 ');
    await press('Confirm');
    expect(account.confirmSignUp).toHaveBeenCalledWith({
      username: 'mara@example.com',
      confirmationCode: '123456',
    });
    expect(await screen.findByText('E-mail confirmed')).toBeDefined();
    expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeDefined();
  });

  it('AUTH-21 shows what the server says of a failure, and keeps what was typed', async () => {
    const account = await open();
    account.signUp.mockRejectedValue(new Error('User already exists'));
    await fill();
    expect((await toast('Error')).textContent).toContain('User already exists');
    expect(input('Full name').value).toBe('Mara Lindt');
  });
});

describe('a forgotten password', () => {
  it('AUTH-04 AUTH-09 asks for the e-mail first, and sends nothing without it', async () => {
    const account = await open();
    await press('Forgot your password');
    expect((await toast('Email required')).textContent).toContain('Please enter your email address first.');
    expect(account.resetPassword).not.toHaveBeenCalled();
  });

  it('AUTH-19 mails a code to the address that was typed, and sets a new password with it', async () => {
    const account = await open();
    await type('Email', 'mara@example.com');
    await press('Forgot your password');
    expect(await screen.findByText('Password reset email sent')).toBeDefined();
    expect(account.resetPassword).toHaveBeenCalledWith({ username: 'mara@example.com' });
    expect(document.activeElement).toBe(input('Code'));
    await type('Code', '654-321');
    await type('New password', 'secret2');
    await press('Save password');
    expect(account.confirmResetPassword).toHaveBeenCalledWith({
      username: 'mara@example.com',
      confirmationCode: '654321',
      newPassword: 'secret2',
    });
    expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeDefined();
  });

  it('AUTH-23 shows what the server says of a failure, and stays', async () => {
    const account = await open();
    account.resetPassword.mockRejectedValue(new Error('Attempt limit exceeded'));
    await type('Email', 'mara@example.com');
    await press('Forgot your password');
    expect((await toast('Error')).textContent).toContain('Attempt limit exceeded');
    expect(input('Email').value).toBe('mara@example.com');
  });

  it('keeps a wrong code on the form', async () => {
    const account = await open();
    account.confirmResetPassword.mockRejectedValue(new Error('Invalid verification code'));
    await type('Email', 'mara@example.com');
    await press('Forgot your password');
    await type('Code', '000000');
    await type('New password', 'secret2');
    await press('Save password');
    expect((await toast('Error')).textContent).toContain('Invalid verification code');
    expect(input('Code').value).toBe('000000');
  });
});
