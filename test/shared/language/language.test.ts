import { describe, expect, it } from 'vitest';
import { languageAsked } from '#shared/language/languages.ts';
import { english, openTranslator, translatorOf } from '#shared/language/translator.ts';

describe('The language of a request', () => {
  it.each([
    ['de', 'de'],
    ['de-CH', 'de'],
    ['DE-at', 'de'],
    ['fr-FR, en;q=0.4, de;q=0.9', 'de'],
    ['en-US,en;q=0.9,de;q=0.8', 'en'],
    ['de;q=0, en;q=0.1', 'en'],
    ['de;q=zero', null],
    ['fr, ja;q=0.5', null],
    ['*', null],
    ['', null],
    ['toString, __proto__', null],
    [`${'x,'.repeat(10_000)}de`, null],
  ])('resolves Accept-Language %s to %s', (header, language) => {
    expect(languageAsked(header)).toBe(language);
  });

  it('the language of a request stays undefined without the header', () => {
    expect(languageAsked(undefined)).toBeNull();
  });
});

describe('A translator', () => {
  const german = translatorOf('de', { '{n} day': '{n} Tag', '{n} days': '{n} Tage' });

  it('formats counts, numbers and dates in its language', () => {
    expect([1, 2].map((n) => german.plural(n, '{n} day', '{n} days', { n }))).toEqual(['1 Tag', '2 Tage']);
    expect([german.number(1_234.5), english.number(1_234.5)]).toEqual(['1.234,5', '1,234.5']);
    expect([german.day('2026-11-20'), english.day('2026-11-20')]).toEqual(['20. November', '20 November']);
  });

  it('returns unknown texts in English without the disambiguation hint', () => {
    expect(german.t('Light|theme')).toBe('Light');
  });

  it('loads a catalog once on first use, and none for English', async () => {
    let reads = 0;
    const open = openTranslator(async () => {
      reads += 1;
      return { default: { Hello: 'Hallo' } };
    });
    expect((await open('en')).t('Hello')).toBe('Hello');
    expect(reads).toBe(0);
    expect([(await open('de')).t('Hello'), (await open('de')).t('Hello')]).toEqual(['Hallo', 'Hallo']);
    expect(reads).toBe(1);
  });
});
