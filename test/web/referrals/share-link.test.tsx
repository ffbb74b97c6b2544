import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { screen } from '@testing-library/react';
import { findToast } from '#test/support/screen/find-toast.ts';
import { CODE, openReferrals } from './open-referrals.tsx';

const link = `${window.location.origin}/?ref=${CODE}`;
const byHand = `Please copy this link manually: ${link}`;

const clipboard = (write: (text: string) => Promise<void>) => {
  const writeText = vi.fn(write);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return writeText;
};
const sharing = (share: (data: ShareData) => Promise<void>) => {
  const shared = vi.fn(share);
  Object.defineProperty(navigator, 'share', { configurable: true, value: shared });
  return shared;
};
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

const toasts = () => document.querySelectorAll('[data-tone]');
const refusal = (name: string) => () => Promise.reject(new DOMException('No.', name));

describe('The referral link', () => {
  it('REFERRAL-03 the referral link copies to the clipboard and confirms it', async () => {
    const { click } = await openReferrals();
    const copied = clipboard(() => Promise.resolve());
    await click('Copy link');
    expect(copied).toHaveBeenCalledWith(link);
    expect((await findToast('Link copied!')).tone).toBe('success');
  });

  it('REFERRAL-04 the referral link opens the share sheet', async () => {
    const { click } = await openReferrals();
    const shared = sharing(() => Promise.resolve());
    await click('Share');
    expect(shared).toHaveBeenCalledWith(expect.objectContaining({ url: link }));
    expect(toasts()).toHaveLength(0);
  });

  const appearsForManualCopying = async (
    script: typeof clipboard | typeof sharing,
    button: string,
    title: string,
  ) => {
    const { click } = await openReferrals();
    script(refusal('NotAllowedError'));
    await click(button);
    expect(await findToast(title)).toEqual({ tone: 'error', text: expect.stringContaining(byHand) });
  };

  it('the referral link appears for manual copying when the browser forbids copying', () =>
    appearsForManualCopying(clipboard, 'Copy link', 'Couldn’t copy'));

  it('REFERRAL-05 the referral link appears for manual copying when sharing fails', () =>
    appearsForManualCopying(sharing, 'Share', 'Share failed'));

  it('the referral link stays unchanged when the user cancels sharing', async () => {
    const { click } = await openReferrals();
    const shared = sharing(refusal('AbortError'));
    await click('Share');
    await click('Share');
    expect(shared).toHaveBeenCalledTimes(2);
    expect(toasts()).toHaveLength(0);
  });

  it('the referral link opens one share sheet for several clicks', async () => {
    const { click } = await openReferrals();
    const done: (() => void)[] = [];
    const shared = sharing(() => new Promise((resolve) => done.push(resolve)));
    await click('Share');
    await click('Share');
    expect(shared).toHaveBeenCalledTimes(1);
    done[0]?.();
    await waitFor(async () => {
      await click('Share');
      expect(shared).toHaveBeenCalledTimes(2);
    });
  });

  it('the referral link copies when the browser cannot share', async () => {
    const { click } = await openReferrals();
    const copied = clipboard(() => Promise.resolve());
    await click('Share');
    expect(copied).toHaveBeenCalledWith(link);
    expect(await screen.findByText('Link copied!')).toBeDefined();
  });
});
