import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findToast } from '#test/support/screen/find-toast.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { input, openAuth, type } from './open-auth.tsx';

describe('Signing in when the user pool is unavailable', () => {
  it.each([
    ['is down', 'InternalErrorException', 'Internal server error'],
    ['is over its quota', 'TooManyRequestsException', 'Rate exceeded'],
  ])(
    'explains that the user pool %s and keeps the typed values, so that the same click works later',
    async (_, name, message) => {
      const account = await openAuth();
      account.signIn.mockRejectedValueOnce(Object.assign(new Error(message), { name }));
      await type('Email', 'mara@example.com');
      await type('Password', 'plum-sky-41{Enter}');
      expect((await findToast('Error')).text).toContain(
        'Platewise is busy right now. Try again in a moment.',
      );
      expect(screen.queryByText(message)).toBeNull();
      expect([input('Email').value, input('Password').value]).toEqual(['mara@example.com', 'plum-sky-41']);
      await clickButton('Sign In');
      expect((await findToast('Welcome back!')).tone).toBe('success');
    },
  );
});
