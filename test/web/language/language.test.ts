import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { loadIn } from './load-in.ts';

const languageIn = async (speaks: readonly string[], chosen: string | null = null) => {
  loadIn(speaks, chosen);
  const { language, locale } = await import('#web/lib/language/language.ts');
  return { language, locale };
};

afterEach(() => vi.restoreAllMocks());
// The next file starts in English.
afterAll(() => vi.resetModules());

describe('The language of a page', () => {
  it.each([
    ['en-GB', 'en', 'en-GB'],
    ['de-AT', 'de', 'de-AT'],
    ['de', 'de', 'de'],
  ])(
    "resolves the browser language %s to %s and keeps the browser's locale",
    async (tag, language, locale) => {
      expect(await languageIn([tag, 'en-US'])).toEqual({ language, locale });
    },
  );

  it("the language of a page follows the browser's first supported language, else English", async () => {
    expect(await languageIn(['fr-FR', 'de-CH', 'en'])).toEqual({ language: 'de', locale: 'de-CH' });
    expect(await languageIn(['fr-FR', 'ja'])).toEqual({ language: 'en', locale: 'en' });
  });

  it("the language of a page follows the choice made here, regardless of the browser's languages", async () => {
    expect(await languageIn(['de-DE'], 'en')).toEqual({ language: 'en', locale: 'en' });
    expect(await languageIn(['en-US'], 'de')).toEqual({ language: 'de', locale: 'de' });
  });

  it('the language of a page ignores an invalid value in the storage', async () => {
    expect((await languageIn(['de-DE'], 'klingon')).language).toBe('de');
    expect((await languageIn(['de-DE'], 'toString')).language).toBe('de');
  });

  it('the language of a page follows the browser when the storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('No.', 'SecurityError');
    });
    expect((await languageIn(['de-DE'])).language).toBe('de');
  });
});

describe('Translated texts', () => {
  const textsIn = async (speaks: string) => {
    loadIn([speaks], null);
    return import('#web/lib/language/translate.ts');
  };

  it('translated texts stay unchanged in English, with their values', async () => {
    const { plural, t } = await textsIn('en-US');
    expect(t('Step {step} of {steps}', { step: 2, steps: 3 })).toBe('Step 2 of 3');
    expect(plural(1, '{count} serving', '{count} servings', { count: '1' })).toBe('1 serving');
    expect(plural(0, '{count} serving', '{count} servings', { count: '0' })).toBe('0 servings');
  });

  it('translated texts come from the catalog in German, with German plural forms', async () => {
    const { plural, t } = await textsIn('de-DE');
    expect(t('Step {step} of {steps}', { step: 2, steps: 3 })).toBe('Schritt 2 von 3');
    expect(plural(1, '{count} serving', '{count} servings', { count: '1' })).toBe('1 Portion');
    expect(plural(1.5, '{count} serving', '{count} servings', { count: '1,5' })).toBe('1,5 Portionen');
    expect(t('Nobody wrote this down')).toBe('Nobody wrote this down');
  });

  it('translated texts of the light page load without those of the app, which follow before the app', async () => {
    document.body.innerHTML = '<div id="light"></div>';
    try {
      const { loadAppTexts, t } = await textsIn('de-DE');
      expect(t('Forgot your password')).toBe('Passwort vergessen');
      expect(t('Remove {name}', { name: 'Tee' })).toBe('Remove Tee');
      await loadAppTexts();
      expect(t('Forgot your password')).toBe('Passwort vergessen');
      expect(t('Remove {name}', { name: 'Tee' })).toBe('Tee entfernen');
    } finally {
      document.body.innerHTML = '';
    }
  });

  it('translated texts never treat user input as a placeholder', async () => {
    const { t } = await textsIn('de-DE');
    expect(t('Remove {name}', { name: '{name} of {steps}' })).toBe('{name} of {steps} entfernen');
  });

  it('translated texts fall back to English when the German ones cannot be loaded', async () => {
    vi.doMock('#web/languages/de.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    try {
      const { t } = await textsIn('de-DE');
      expect(t('Step {step} of {steps}', { step: 2, steps: 3 })).toBe('Step 2 of 3');
    } finally {
      vi.doUnmock('#web/languages/de.ts');
    }
  });
});
