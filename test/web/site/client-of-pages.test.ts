import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storedReferralCode } from '#web/features/referrals/referral-code-storage.ts';
import { openSitePage } from '#web/lib/navigation/open-site-page.ts';
import { rememberToast, carryToast } from '#web/ui/feedback/carry-toast.ts';
import { keepCode } from '../../../web/site/client/store-referral-code.ts';
import { CURRENCY_KEY } from '#shared/plans/suggest-currency.ts';
import { followCurrency } from '../../../web/site/client/currency.ts';
import { markChoice } from '../../../web/site/client/prices.ts';
import { reportUnknown } from '../../../web/site/client/report-unknown.ts';
import { searchHelp } from '../../../web/site/client/search-help.ts';
import { showToastOfApp } from '../../../web/site/client/toast.ts';
import { onFreshDevice } from './device.ts';
import { closePage, openPage } from './open-page.tsx';

afterEach(closePage);

onFreshDevice();

describe('The prices on the front page', () => {
  it('SUBS-19 (D22) the prices on the front page highlight the plan and the interval in the address', () => {
    Element.prototype.scrollIntoView = () => undefined;
    openPage('/pricing', '/pricing?plan=Enterprise&interval=yearly');
    markChoice();
    expect(screen.getByRole('radio', { name: /^Yearly/ })).toHaveProperty('checked', true);
    const chosen = document.querySelectorAll<HTMLElement>('[data-chosen]');
    expect(chosen).toHaveLength(1);
    expect(within(chosen[0]!).getByText('Selected')).toHaveProperty('hidden', false);
  });

  it.each(['?plan=gold', ''])('the prices on the front page highlight no plan for "%s"', (query) => {
    openPage('/pricing', `/pricing${query}`);
    markChoice();
    expect(document.querySelector('[data-chosen]')).toBeNull();
    expect(screen.getByRole('radio', { name: 'Monthly' })).toHaveProperty('checked', true);
  });
});

describe('The currency of the public prices', () => {
  afterEach(() => localStorage.removeItem(CURRENCY_KEY));
  const selected = () =>
    screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value);

  it("the currency of the public prices is the one of the browser's region", () => {
    openPage('/pricing');
    expect(selected()).toContain('usd');
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-AT');
    followCurrency();
    expect(selected()).toContain('eur');
    vi.restoreAllMocks();
  });

  it('the currency of the public prices is the chosen one, which is stored for the app', async () => {
    openPage('/pricing');
    followCurrency();
    await userEvent.click(screen.getByRole('radio', { name: 'GBP' }));
    expect(localStorage.getItem(CURRENCY_KEY)).toBe('gbp');
    openPage('/pricing');
    followCurrency();
    expect(selected()).toContain('gbp');
  });

  it('the public prices are given in every currency with what they say about taxes', () => {
    openPage('/pricing');
    const text = (currency: string) =>
      [...document.querySelectorAll(`article [data-currency="${currency}"]`)]
        .map((each) => each.textContent)
        .join();
    expect(text('usd')).toContain('Renews at $19.99 a month.');
    expect(text('usd')).toContain('Tax may be added.');
    expect(text('eur')).toContain('Renews at €199.90 a year.');
    expect(text('gbp')).toContain('£6.99 a month');
    expect(text('gbp')).toContain('Any VAT is included.');
  });
});

it("D21 a referral code is stored for the sign-up in the app's format", () => {
  keepCode('?ref=k7mpx2qa');
  expect(storedReferralCode()).toBe('K7MPX2QA');
  keepCode('?ref=<script>');
  expect(storedReferralCode()).toBe('K7MPX2QA');
});

describe('The search in the help page', () => {
  const left = () =>
    screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent.slice(0, 24));

  it('PAGES-14 finds words in a question or its answer, regardless of case', async () => {
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
    expect(screen.getByText(/No matching questions/)).toBeDefined();
    await userEvent.clear(field);
    expect(left()).toHaveLength(8);
  });
});

describe('An unknown public address', () => {
  it('NOTFOUND-01 NOTFOUND-02 NOTFOUND-03 an unknown public address shows an error, is logged and links home', () => {
    const log = vi.fn();
    vi.stubGlobal('reportError', log);
    openPage('404.html', '/no/such/page');
    reportUnknown();
    expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    expect(log).toHaveBeenCalledExactlyOnceWith(new Error('404: there is no page at /no/such/page'));
  });

  it('the not-found error never appears for an existing page', () => {
    const log = vi.fn();
    vi.stubGlobal('reportError', log);
    openPage('/about', '/about');
    reportUnknown();
    expect(log).not.toHaveBeenCalled();
  });
});

describe('The last message of the app', () => {
  it('AUTH-18 ACCOUNT-09 the last message of the app appears once on the next public page', () => {
    rememberToast({ tone: 'success', title: 'Account deleted successfully', message: undefined });
    carryToast();
    openPage('/');
    showToastOfApp();
    expect(screen.getByText('Account deleted successfully')).toBeDefined();
    openPage('/');
    showToastOfApp();
    expect(screen.queryByText('Account deleted successfully')).toBeNull();
  });

  it('the last message of the app disappears when it is old', () => {
    vi.useFakeTimers();
    rememberToast({ tone: 'success', title: 'Entry deleted', message: undefined });
    vi.advanceTimersByTime(60_000);
    carryToast();
    expect(sessionStorage.length).toBe(0);
  });
});

it('D39 the app never redirects in a loop', () => {
  sessionStorage.setItem('platewise-left-for', '/');
  expect(openSitePage('/')).toBe(false);
});
