import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clickButton } from '#test/support/screen/click-button.ts';
import { input, openAuth, openSignUp, type } from './open-auth.tsx';

const signUpAs = async (email: string) => {
  await openSignUp();
  await type('Full name', 'Lena Looks');
  await type('Email', email);
  await type('Password', 'plum-sky-41{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(input('Code')));
};

describe('The form for the code of a sign-up', () => {
  it('the code form shows the full typed address, also after another code was sent', async () => {
    await openAuth();
    await signUpAs('lena@example.com');
    const shown = /Enter the 6-digit code we sent to lena@example\.com\. It may take a minute to arrive\./;
    expect(screen.getByText(shown)).toBeDefined();
    await clickButton('Resend code');
    expect(await screen.findByText(shown)).toBeDefined();
    await clickButton('Resend code');
    expect(await screen.findByText(shown)).toBeDefined();
  });

  it('"Wrong address?" leads back to the sign-up form with every field filled in, so that only the address has to be corrected', async () => {
    const account = await openAuth();
    await signUpAs('lena@exmaple.com');
    await clickButton('Wrong address?');
    await waitFor(() => expect(input('Email').value).toBe('lena@exmaple.com'));
    await type('Email', '{Control>}a{/Control}lena@example.com');
    expect([input('Full name').value, input('Password').value]).toEqual(['Lena Looks', 'plum-sky-41']);
    await clickButton('Sign Up');
    await waitFor(() => expect(account.signUp).toHaveBeenCalledTimes(2));
    const [first, second] = account.signUp.mock.calls.map(([sent]) => sent);
    expect(second).toEqual({
      ...first,
      username: 'lena@example.com',
      options: {
        ...first?.options,
        userAttributes: { ...first?.options?.userAttributes, email: 'lena@example.com' },
      },
    });
    expect(await screen.findByText(/we sent to lena@example\.com/)).toBeDefined();
  });
});
