import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dismissLightPage } from '#web/features/auth/light/handover.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { input, openSignUp, type } from './open-auth.tsx';
import { openLight } from './open-light.tsx';

const isLight = (): boolean => document.getElementById('light') !== null;

/** Returns what a user and a password manager notice of each field. */
const fieldsShown = () =>
  screen
    .getAllByText((_, element) => element?.tagName === 'LABEL')
    .map((label) => {
      const field = screen.getByLabelText<HTMLInputElement>(label.textContent, { selector: 'input' });
      const { name, placeholder, autocomplete, required, minLength } = field;
      return [label.textContent, name, field.type, placeholder, autocomplete, required, minLength];
    });
const buttonsShown = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('The light sign-in page', () => {
  it.each([
    ['Sign In', () => Promise.resolve()],
    ['Sign Up', openSignUp],
  ])('the light %s form has the same fields and buttons as the Authenticator', async (tab, openTab) => {
    const light = await openLight('/auth');
    await openTab();
    await userEvent.click(input('Email'));
    const shown = [fieldsShown(), buttonsShown()];
    expect(isLight()).toBe(true);
    act(() => dismissLightPage());
    await light.finishLoading();
    await screen.findByRole('tab', { name: tab, selected: true });
    expect(shown).toEqual([fieldsShown(), buttonsShown()]);
  });

  it('the light page starts to load the app when a field gets the focus, not before', async () => {
    const light = await openLight('/auth');
    expect(light.attempts()).toBe(0);
    await userEvent.click(input('Email'));
    await userEvent.click(input('Password'));
    expect(light.attempts()).toBe(1);
  });

  it('the light page stays while the user types, although the app has loaded', async () => {
    const light = await openLight('/auth');
    await type('Email', 'mara@ex');
    await light.finishLoading();
    await type('Email', 'ample.com');
    expect(isLight()).toBe(true);
    expect(input('Email').value).toBe('mara@example.com');
  });

  it('a sign-in that is submitted before the app has loaded is carried out once, with the typed values', async () => {
    const light = await openLight('/auth');
    await type('Email', 'mara@example.com');
    await type('Password', 'plum-sky-41{Enter}');
    await clickButton('Signing in…');
    await light.finishLoading();
    expect((await findToast('Welcome back!')).tone).toBe('success');
    expect(light.account.signIn.mock.calls).toEqual([
      [{ username: 'mara@example.com', password: 'plum-sky-41' }],
    ]);
    expect(isLight()).toBe(false);
  });

  it('a rejected sign-in leaves the typed values and the focus in the Authenticator', async () => {
    const light = await openLight('/auth');
    light.account.signIn.mockRejectedValue(new Error('Incorrect username or password.'));
    await type('Email', 'mara@example.com');
    await light.finishLoading();
    await type('Password', 'wrong-one{Enter}');
    await findToast('Error');
    expect(input('Email').value).toBe('mara@example.com');
    await waitFor(() => expect(document.activeElement).toBe(input('Password')));
  });

  it.each(['/auth?tab=sign-up', '/auth'])(
    'a sign-up in the light page at %s is sent by the Authenticator',
    async (address) => {
      const light = await openLight(address);
      await openSignUp();
      await type('Full name', 'Mara Lindt');
      await type('Email', 'mara@example.com');
      await type('Password', 'plum-sky-41');
      await clickButton('Sign Up');
      await light.finishLoading();
      await findToast('Account created successfully!');
      expect(light.account.signUp).toHaveBeenCalledWith(
        expect.objectContaining({
          username: 'mara@example.com',
          password: 'plum-sky-41',
          options: expect.objectContaining({
            userAttributes: { email: 'mara@example.com', name: 'Mara Lindt' },
          }),
        }),
      );
    },
  );

  it('the light page marks a blank name while it is typed, and does not send it before it is corrected', async () => {
    const light = await openLight('/auth');
    await openSignUp();
    await type('Full name', '  ');
    expect(await screen.findByText('Enter your name.')).toBeDefined();
    await type('Email', 'mara@example.com');
    await type('Password', 'plum-sky-41{Enter}');
    await light.finishLoading();
    expect(isLight()).toBe(true);
    await type('Full name', 'Mara');
    expect(screen.queryByText('Enter your name.')).toBeNull();
    await clickButton('Sign Up');
    await findToast('Account created successfully!');
    expect(light.account.signUp).toHaveBeenCalledTimes(1);
  });

  it('a click on the forgotten password before the app has loaded sends a code to the typed address', async () => {
    const light = await openLight('/auth');
    await type('Email', 'mara@example.com');
    await clickButton('Forgot your password');
    await light.finishLoading();
    await findToast('Password reset email sent');
    expect(light.account.resetPassword).toHaveBeenCalledWith({ username: 'mara@example.com' });
  });

  it('the theme button of the light page opens the menu of the app and keeps the typed values', async () => {
    const light = await openLight('/auth');
    await type('Email', 'mara@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Theme' }));
    await light.finishLoading();
    expect(await screen.findByRole('menuitemradio', { name: 'Dark' })).toBeDefined();
    expect(input('Email').value).toBe('mara@example.com');
  });

  it('the light page shows an error if the app cannot be loaded, keeps the typed values and can try again', async () => {
    const light = await openLight('/auth');
    await type('Email', 'mara@example.com');
    await type('Password', 'plum-sky-41{Enter}');
    await light.failLoading();
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t reach the server.');
    expect(input('Email').value).toBe('mara@example.com');
    await clickButton('Sign In');
    expect(light.attempts()).toBe(2);
    await light.finishLoading();
    await findToast('Welcome back!');
    expect(light.account.signIn).toHaveBeenCalledTimes(1);
  });

  it('an error page of the app replaces the light page, and the typed values return with the form', async () => {
    const light = await openLight('/auth');
    await type('Email', 'mara@example.com');
    act(() => dismissLightPage());
    expect(isLight()).toBe(false);
    await light.finishLoading();
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('mara@example.com');
    expect(light.account.signIn).not.toHaveBeenCalled();
  });

  it('the light page opens the other tab with the arrow keys', async () => {
    await openLight('/auth');
    screen.getByRole('tab', { name: 'Sign In' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Sign Up', selected: true }));
    expect(screen.getByLabelText('Full name')).toBeDefined();
  });

  it('users who are signed in get the app instead of the light page', async () => {
    localStorage.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', 'mara');
    const light = await openLight('/auth', false);
    localStorage.clear();
    expect(light.attempts()).toBe(1);
    expect(isLight()).toBe(false);
  });
});

describe('The light page of the reset link', () => {
  const LINK = '/reset-password?access_token=mara-sub&refresh_token=123456';

  it('a new password that is submitted before the app has loaded is saved once', async () => {
    const light = await openLight(LINK);
    await type('New password', 'another-plate');
    await type('Confirm password', 'another-plate');
    await clickButton('Save password');
    await light.finishLoading();
    await findToast('Password updated');
    expect(light.account.confirmResetPassword.mock.calls).toEqual([
      [{ username: 'mara-sub', confirmationCode: '123456', newPassword: 'another-plate' }],
    ]);
  });

  it('different passwords in the light page are rejected by the app and stay in the fields', async () => {
    const light = await openLight(LINK);
    await type('New password', 'another-plate');
    await type('Confirm password', 'other-plate');
    await clickButton('Save password');
    await light.finishLoading();
    await findToast("Passwords don't match");
    expect(input('New password').value).toBe('another-plate');
    expect(light.account.confirmResetPassword).not.toHaveBeenCalled();
  });

  it('RESET-05 an incomplete link shows an error and the sign-in form at /auth, without loading the app', async () => {
    const light = await openLight('/reset-password?access_token=mara-sub');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This password reset link is invalid or missing required parameters.',
    );
    expect(window.location.pathname).toBe('/auth');
    expect(screen.getByRole('tab', { name: 'Sign In' })).toBeDefined();
    expect(light.attempts()).toBe(0);
  });
});
