import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeLanguage } from '../../../web/site/client/store-language.ts';
import { closePage, openPage } from './open-page.tsx';

afterEach(closePage);

describe('The link to the other language', () => {
  const kept = () => localStorage.getItem('platewise-language');
  const press = async (name: string) => {
    storeLanguage();
    const [link] = screen.getAllByRole<HTMLAnchorElement>('link', { name });
    link!.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link!);
    return `${link!.pathname}${link!.search}`;
  };

  it('the link to the other language appears on every page, in the menu and in the footer, in that language', () => {
    for (const [language, name, href] of [
      ['en', 'Deutsch', '/de/help'],
      ['de', 'English', '/help'],
    ] as const) {
      openPage('/help', '/', language);
      for (const part of [
        screen.getByRole('contentinfo'),
        document.querySelector<HTMLElement>('[data-menu]')!,
      ]) {
        const link = within(part).getByRole('link', { name, hidden: true });
        expect([link.getAttribute('href'), link.lang]).toEqual([href, language === 'en' ? 'de' : 'en']);
      }
    }
    openPage('404.html', '/', 'de');
    expect(
      within(screen.getByRole('contentinfo')).getByRole('link', { name: 'English' }).getAttribute('href'),
    ).toBe('/');
  });

  it('sets the language of the app too, and keeps the query of the address', async () => {
    openPage('/pricing', '/pricing?plan=premium');
    expect(await press('Deutsch')).toBe('/de/pricing?plan=premium');
    expect(kept()).toBe('de');
    // The language was chosen in this browser, so the choice is updated.
    openPage('/pricing', '/de/pricing', 'de');
    await press('English');
    expect(kept()).toBe('en');
  });

  it('the link to the other language keeps a choice that was made in the app', async () => {
    localStorage.setItem('platewise-language', 'en');
    openPage('/', '/');
    await press('Deutsch');
    expect(kept()).toBe('en');
  });

  it('the link to the other language works when the browser stores nothing', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    openPage('/', '/');
    expect(await press('Deutsch')).toBe('/de');
    vi.restoreAllMocks();
  });
});
