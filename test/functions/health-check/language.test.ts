import { describe, expect, it } from 'vitest';
import { readHealthCheck } from '#functions/health-check/read-health-check.ts';
import { healthReport } from '#shared/health-check/schema.ts';
import type { Language } from '#shared/language/languages.ts';

/** Returns the check of a user who has logged nothing yet. */
const checkOf = async (profile: { language?: Language }, speaks?: string) =>
  healthReport.strict().parse(
    await readHealthCheck({
      sums: {
        profile: async () => ({ user_id: 'mara', updated_at: '', ...profile }),
        summaries: async () => [],
      },
      recordOf: () => null,
      clock: () => new Date('2026-11-20T12:00:00Z'),
    })({
      caller: { user_id: 'mara', signed_in_at: 0 },
      params: undefined,
      query: { time_zone: 'UTC' },
      body: undefined,
      idempotency: { key: 'key', request_hash: 'hash' },
      raw: { body: '', headers: speaks === undefined ? {} : { 'accept-language': speaks }, peer: '' },
      deadline: AbortSignal.timeout(1_000),
    }),
  );

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
