import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { input, openAuth } from './open-auth.tsx';

describe('The sign-up tab', () => {
  it('the sign-up tab opens first for visitors who want to start', async () => {
    await openAuth(true);
    expect(screen.getByRole('tab', { name: 'Sign Up' }).getAttribute('aria-selected')).toBe('true');
    expect(input('Full name').required).toBe(true);
  });

  it('the sign-up form links to the terms and the privacy policy in another tab', async () => {
    await openAuth(true);
    for (const [name, href] of [
      ['Terms', '/terms'],
      ['Privacy Policy', '/privacy'],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank']);
    }
  });
});
