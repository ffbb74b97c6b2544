import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storedReferralCode } from '#web/features/referrals/referral-code-storage.ts';
import { openSitePage } from '#web/lib/navigation/open-site-page.ts';
import { rememberToast, carryToast } from '#web/ui/feedback/carry-toast.ts';
import { keepCode } from '../../../web/site/client/store-referral-code.ts';
import { markChoice } from '../../../web/site/client/prices.ts';
import { reportUnknown } from '../../../web/site/client/report-unknown.ts';
import { searchHelp } from '../../../web/site/client/search-help.ts';
import { showToastOfApp } from '../../../web/site/client/toast.ts';
import { onFreshDevice } from './device.ts';
import { closePage, openPage } from './open-page.tsx';

afterEach(closePage);

onFreshDevice();

describe('the prices', () => {
  it('SUBS-19 (D22) mark the plan and the period that the address names', () => {
    Element.prototype.scrollIntoView = () => undefined;
    openPage('/pricing', '/pricing?plan=Enterprise&interval=yearly');
    markChoice();
    expect(screen.getByRole('radio', { name: /^Yearly/ })).toHaveProperty('checked', true);
    const chosen = document.querySelectorAll<HTMLElement>('[data-chosen]');
    expect(chosen).toHaveLength(1);
    expect(within(chosen[0]!).getByText('Your choice')).toHaveProperty('hidden', false);
  });

  it.each(['?plan=gold', ''])('mark none for "%s"', (query) => {
    openPage('/pricing', `/pricing${query}`);
    markChoice();
    expect(document.querySelector('[data-chosen]')).toBeNull();
    expect(screen.getByRole('radio', { name: 'Monthly' })).toHaveProperty('checked', true);
  });
});

it("D21 a friend's code is kept for the sign-up, as the app reads it", () => {
  keepCode('?ref=k7mpx2qa');
  expect(storedReferralCode()).toBe('K7MPX2QA');
  keepCode('?ref=<script>');
  expect(storedReferralCode()).toBe('K7MPX2QA');
});

describe('help', () => {
  const left = () =>
    screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent.slice(0, 24));

  it('PAGES-14 finds words in a question or its answer, in any case of letters', async () => {
    openPage('/help');
    searchHelp();
    const field = screen.getByRole('searchbox', { name: 'Search the questions' });
    await userEvent.type(field, 'ZIP');
    expect(left()).toEqual(['Can I take my data with ']);
    expect(screen.getByText('1 question')).toBeDefined();
    await userEvent.clear(field);
    await userEvent.type(field, 'my account?');
    expect(left()).toEqual(['How do I delete my accou']);
    await userEvent.clear(field);
    await userEvent.type(field, 'unicorn');
    expect(left()).toEqual([]);
    expect(screen.getByText(/No question matches/)).toBeDefined();
    await userEvent.clear(field);
    expect(left()).toHaveLength(8);
  });
});

describe('an address that no page has', () => {
  it('NOTFOUND-01 NOTFOUND-02 NOTFOUND-03 is said, logged and leads home', () => {
    const log = vi.fn();
    vi.stubGlobal('reportError', log);
    openPage('404.html', '/no/such/page');
    reportUnknown();
    expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    expect(log).toHaveBeenCalledExactlyOnceWith(new Error('404: there is no page at /no/such/page'));
  });

  it('is not logged of a page that is there', () => {
    const log = vi.fn();
    vi.stubGlobal('reportError', log);
    openPage('/about', '/about');
    reportUnknown();
    expect(log).not.toHaveBeenCalled();
  });
});

describe('what the app told last', () => {
  it('AUTH-18 ACCOUNT-09 is shown by the public page that follows, once', () => {
    rememberToast({ tone: 'success', title: 'Account deleted successfully', message: undefined });
    carryToast();
    openPage('/');
    showToastOfApp();
    expect(screen.getByText('Account deleted successfully')).toBeDefined();
    openPage('/');
    showToastOfApp();
    expect(screen.queryByText('Account deleted successfully')).toBeNull();
  });

  it('is left behind when it is old', () => {
    vi.useFakeTimers();
    rememberToast({ tone: 'success', title: 'Entry deleted', message: undefined });
    vi.advanceTimersByTime(60_000);
    carryToast();
    expect(sessionStorage.length).toBe(0);
  });
});

it('D39 the app sends nobody round in circles', () => {
  sessionStorage.setItem('platewise-left-for', '/');
  expect(openSitePage('/')).toBe(false);
});
