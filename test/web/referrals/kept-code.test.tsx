import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetCode, keepCodeOf, keptCode } from '#web/features/referrals/kept-code.ts';
import { openAuth, openSignUp, press, type } from '../auth/open-auth.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const DAY = 86_400_000;
const now = new Date('2026-11-20T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);

describe('The code of a friend’s link', () => {
  it('is kept for 30 days', () => {
    keepCodeOf('?ref=k7mpx2qa', now);
    expect(keptCode(later(30 * DAY - 1))).toBe('K7MPX2QA');
    expect(keptCode(later(30 * DAY))).toBeNull();
  });

  it('gives way to that of a newer link, and to nothing else', () => {
    keepCodeOf('?ref=K7MPX2QA', now);
    for (const search of ['', '?ref=', '?ref=nonsense', '?other=K7MPX2QB']) keepCodeOf(search, now);
    expect(keptCode(now)).toBe('K7MPX2QA');
    keepCodeOf('?plan=premium&ref=K7MPX2QB', now);
    expect(keptCode(now)).toBe('K7MPX2QB');
  });

  it.each(['{', 'null', '{"code":"K7MPX2QA"}', '{"code":"nonsense","until":9e15}'])(
    'is not read out of %s',
    (kept) => {
      localStorage.setItem('platewise-referral', kept);
      expect(keptCode(now)).toBeNull();
    },
  );

  it('is not missed where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Switched off.', 'SecurityError');
    });
    expect(() => keepCodeOf('?ref=K7MPX2QA')).not.toThrow();
    expect(keptCode()).toBeNull();
    expect(forgetCode).not.toThrow();
  });
});

describe('Signing up', () => {
  const signUp = async () => {
    await openSignUp();
    await type('Full name', 'Mara Lindt');
    await type('Email', 'mara@example.com');
    await type('Password', 'secret1');
    await press('Sign Up');
  };
  const attributes = (code: object) => ({
    options: expect.objectContaining({
      userAttributes: { email: 'mara@example.com', name: 'Mara Lindt', ...code },
    }),
  });

  it('takes the code along, once', async () => {
    keepCodeOf('?ref=K7MPX2QA');
    const account = await openAuth();
    await signUp();
    const sent = expect.objectContaining(attributes({ 'custom:referral_code': 'K7MPX2QA' }));
    await waitFor(() => expect(account.signUp).toHaveBeenCalledWith(sent));
    await waitFor(() => expect(keptCode()).toBeNull());
  });

  it('keeps the code for another try when it fails', async () => {
    keepCodeOf('?ref=K7MPX2QA');
    const account = await openAuth();
    account.signUp.mockRejectedValueOnce(new Error('Password not long enough'));
    await signUp();
    await screen.findAllByText('Password not long enough');
    expect(keptCode()).toBe('K7MPX2QA');
    await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(account.signUp).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(keptCode()).toBeNull());
  });

  it('without a code says nothing of one', async () => {
    const account = await openAuth();
    await signUp();
    await waitFor(() => expect(account.signUp).toHaveBeenCalledWith(expect.objectContaining(attributes({}))));
  });
});
