import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clickButton } from '#test/support/screen/click-button.ts';
import { openAuth, openSignUp, type } from './open-auth.tsx';

describe('Refused passwords', () => {
  it.each([
    ['football', /one of the most common/],
    ['mara-lindt', /your name or email address/],
  ])(
    'the sign-up form refuses the password “%s” at its field, and sends nothing',
    async (password, reason) => {
      const account = await openAuth();
      await openSignUp();
      await type('Full name', 'Mara Lindt');
      await type('Email', 'mara@example.com');
      await type('Password', password);
      await clickButton('Sign Up');
      expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
      expect(account.signUp).not.toHaveBeenCalled();
    },
  );
});
