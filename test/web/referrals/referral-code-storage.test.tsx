import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearReferralCode,
  storeReferralCode,
  storedReferralCode,
} from '#web/features/referrals/referral-code-storage.ts';
import { referralRoutes } from '#shared/referrals/routes.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { openAuth, signUp } from '../auth/open-auth.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const DAY = 86_400_000;
const now = new Date('2026-11-20T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);

describe("The referral code of a friend's link", () => {
  it('the referral code expires after 30 days', () => {
    storeReferralCode('?ref=k7mpx2qa', now);
    expect(storedReferralCode(later(30 * DAY - 1))).toBe('K7MPX2QA');
    expect(storedReferralCode(later(30 * DAY))).toBeNull();
  });

  it('the referral code gives way only to the code of a newer link', () => {
    storeReferralCode('?ref=K7MPX2QA', now);
    for (const search of ['', '?ref=', '?ref=nonsense', '?other=K7MPX2QB']) storeReferralCode(search, now);
    expect(storedReferralCode(now)).toBe('K7MPX2QA');
    storeReferralCode('?plan=premium&ref=K7MPX2QB', now);
    expect(storedReferralCode(now)).toBe('K7MPX2QB');
  });

  it.each(['{', 'null', '{"code":"K7MPX2QA"}', '{"code":"nonsense","until":9e15}'])(
    'the referral code ignores the invalid stored value %s',
    (kept) => {
      localStorage.setItem('platewise-referral', kept);
      expect(storedReferralCode(now)).toBeNull();
    },
  );

  it('the referral code causes no error when the browser stores nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Switched off.', 'SecurityError');
    });
    expect(() => storeReferralCode('?ref=K7MPX2QA')).not.toThrow();
    expect(storedReferralCode()).toBeNull();
    expect(clearReferralCode).not.toThrow();
  });
});

describe('Signing up with a referral code', () => {
  const attributes = (code: object) => ({
    options: expect.objectContaining({
      userAttributes: { email: 'mara@example.com', name: 'Mara Lindt', ...code },
    }),
  });

  it('sends the code once', async () => {
    storeReferralCode('?ref=K7MPX2QA');
    const account = await openAuth();
    await signUp();
    const sent = expect.objectContaining(attributes({ 'custom:referral_code': 'K7MPX2QA' }));
    await waitFor(() => expect(account.signUp).toHaveBeenCalledWith(sent));
    await waitFor(() => expect(storedReferralCode()).toBeNull());
  });

  it('sends the visit with the code, and the same device again at the next sign-up', async () => {
    const api = scriptedApi();
    api.on(referralRoutes.visit, () => ({ visit: 'visit-1' }));
    storeReferralCode('?ref=K7MPX2QA');
    const account = await openAuth();
    account.signUp.mockRejectedValueOnce(new Error('Password not long enough'));
    await signUp();
    await screen.findAllByText('Password not long enough');
    await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(account.signUp).toHaveBeenCalledTimes(2));
    const sent = { options: expect.objectContaining({ clientMetadata: { referral_visit: 'visit-1' } }) };
    expect(account.signUp).toHaveBeenLastCalledWith(expect.objectContaining(sent));
    const devices = api.sentTo(referralRoutes.visit).map(({ body }) => body);
    expect(devices).toEqual([{ device: expect.stringMatching(/^[\w-]{36}$/) }, devices[0]]);
  });

  it('signs up without a visit when it cannot be recorded', async () => {
    const api = scriptedApi();
    api.on(referralRoutes.visit, () => failure('TOO_MANY_REQUESTS'));
    storeReferralCode('?ref=K7MPX2QA');
    const account = await openAuth();
    await signUp();
    const sent = { options: expect.objectContaining({ clientMetadata: {} }) };
    await waitFor(() => expect(account.signUp).toHaveBeenCalledWith(expect.objectContaining(sent)));
  });

  it('keeps the code for another attempt after a failure', async () => {
    storeReferralCode('?ref=K7MPX2QA');
    const account = await openAuth();
    account.signUp.mockRejectedValueOnce(new Error('Password not long enough'));
    await signUp();
    await screen.findAllByText('Password not long enough');
    expect(storedReferralCode()).toBe('K7MPX2QA');
    await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(account.signUp).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(storedReferralCode()).toBeNull());
  });

  it('sends no code when no code is stored', async () => {
    const account = await openAuth();
    await signUp();
    await waitFor(() => expect(account.signUp).toHaveBeenCalledWith(expect.objectContaining(attributes({}))));
  });
});
