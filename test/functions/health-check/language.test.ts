import { describe, expect, it } from 'vitest';
import { readReport } from './read-report.ts';
import type { Language } from '#shared/language/languages.ts';

/** Returns the check of a user who has logged nothing yet. */
const checkOf = (profile: { language?: Language }, speaks?: string) =>
  readReport(profile, [], speaks === undefined ? {} : { 'accept-language': speaks });

describe('The language of the health check', () => {
  it.each([
    ['de', 'en', 'Fang mit einer Mahlzeit an'],
    ['en-GB, de;q=0.5', 'de', 'Start with one meal'],
    ['*', 'de', 'Fang mit einer Mahlzeit an'],
    [undefined, 'de', 'Fang mit einer Mahlzeit an'],
    [undefined, undefined, 'Start with one meal'],
    ['de;q=0', undefined, 'Start with one meal'],
  ] as const)('uses the right language for page %s and profile %s: %s', async (speaks, ofProfile, title) => {
    const told = await checkOf(ofProfile === undefined ? {} : { language: ofProfile }, speaks);
    expect(told.recommendations[0]?.title).toBe(title);
    expect(told.language ?? 'en').toBe(title.startsWith('Fang') ? 'de' : 'en');
  });
});
