import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import type { Language } from '#shared/language/languages.ts';
import { profileRoutes } from '#shared/profile/routes.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { LANGUAGE_KEY } from '#web/lib/language/language.ts';
import { aDashboard } from '#test/support/builders/a-dashboard.ts';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { loadIn } from './load-in.ts';

afterEach(() => vi.restoreAllMocks());
// The next file starts in English.
afterAll(() => vi.resetModules());

/** Loads a page in a browser. @param speaks the browser's language @param chosen the language chosen earlier */
const pageIn = async (speaks: string, chosen: string | null = null) => {
  loadIn([speaks], chosen);
  const { useQuery } = await import('@tanstack/react-query');
  const { useProfileLanguage } = await import('#web/app/language/use-profile-language.ts');
  const { dashboardQueries } = await import('#web/features/dashboard/dashboard-queries.ts');
  const { useToday } = await import('#web/lib/time/use-today.ts');
  const { openScreen } = await import('#test/support/screen/open-screen.tsx');
  const reload = vi.fn<() => void>();
  const Page = () => {
    const isAsked = useProfileLanguage(reload);
    return useQuery(dashboardQueries.read(useToday())).data ? <p>{isAsked ? 'Asked' : 'Read'}</p> : null;
  };
  return {
    reload,
    /** Signs in a user with this language in their profile. */
    signIn: async (ofProfile?: Language) => {
      const api = scriptedApi();
      api.on(dashboardRoutes.read, () => ({ ...aDashboard(), ...(ofProfile && { language: ofProfile }) }));
      api.on(profileRoutes.save, ({ body }) => aProfile(body as object));
      const { unmount } = openScreen(<Page />);
      const { textContent } = await screen.findByText(/Read|Asked/);
      unmount();
      return { api, isAsked: textContent === 'Asked' };
    },
  };
};
const kept = () => localStorage.getItem(LANGUAGE_KEY);

describe('The language of the profile', () => {
  it('the language of the profile applies once to a browser without a chosen language', async () => {
    const page = await pageIn('en-US');
    await page.signIn('de');
    expect(page.reload).toHaveBeenCalledOnce();
    expect(kept()).toBe('de');
    const again = await pageIn('en-US');
    await again.signIn('de');
    expect(again.reload).not.toHaveBeenCalled();
  });

  it('does not override the language chosen in this browser', async () => {
    const page = await pageIn('en-US', 'en');
    const { api } = await page.signIn('de');
    expect(page.reload).not.toHaveBeenCalled();
    expect(kept()).toBe('en');
    expect(api.sentTo(profileRoutes.save)).toEqual([]);
  });

  it('does not carry over from an earlier user to the next one', async () => {
    await (await pageIn('en-US')).signIn('de');
    const german = await pageIn('en-US');
    await german.signIn('en');
    expect(german.reload).toHaveBeenCalledOnce();
    expect(kept()).toBe('en');
    await (await pageIn('de-DE')).signIn('de');
    const next = await pageIn('en-US');
    await next.signIn();
    expect(next.reload).toHaveBeenCalledOnce();
    expect(kept()).toBeNull();
  });

  it('the language of the profile never changes by a visit with a browser in another language', async () => {
    const german = await pageIn('de-DE');
    for (const ofProfile of ['en', undefined] as const) {
      const { api } = await german.signIn(ofProfile);
      expect(api.sentTo(profileRoutes.save)).toEqual([]);
    }
  });

  it('a German page asks for the language of the profile when it has none, and only then', async () => {
    const german = await pageIn('de-DE');
    expect((await german.signIn()).isAsked).toBe(true);
    expect((await german.signIn('de')).isAsked).toBe(false);
    const english = await pageIn('en-US');
    const { api, isAsked } = await english.signIn();
    expect(isAsked).toBe(false);
    expect(english.reload).not.toHaveBeenCalled();
    expect(api.sentTo(profileRoutes.save)).toEqual([]);
  });

  it.each([
    ['Deutsch', 'de'],
    ['English', 'en'],
  ] as const)('becomes the answer to the question: %s', async (name, expected) => {
    loadIn(['de-DE'], null);
    const { LanguageQuestion } = await import('#web/features/profile/language-question.tsx');
    const { openScreen } = await import('#test/support/screen/open-screen.tsx');
    const api = scriptedApi();
    api.on(profileRoutes.save, ({ body }) => aProfile(body as object));
    const reload = vi.fn<() => void>();
    const { click } = openScreen(<LanguageQuestion reload={reload} />);
    expect(screen.getByRole('heading', { name: 'Welche Sprache möchtest du verwenden?' })).toBeDefined();
    await click(name);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(api.sentTo(profileRoutes.save).map(({ body }) => body)).toEqual([{ language: expected }]);
    expect(kept()).toBe(expected);
  });

  it('does not apply when the browser stores nothing, which would reload the page endlessly', async () => {
    const page = await pageIn('en-US');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No.', 'SecurityError');
    });
    await page.signIn('de');
    expect(page.reload).not.toHaveBeenCalled();
  });
});
