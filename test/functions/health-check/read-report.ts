import { readHealthCheck } from '#functions/health-check/read-health-check.ts';
import type { DailySummary } from '#shared/dashboard/schema.ts';
import { healthReport } from '#shared/health-check/schema.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';

/** Reads the health check of a user on 20 November 2026. @param headers of the request */
export const readReport = async (
  profile: object,
  days: DailySummary[],
  headers: Record<string, string> = {},
) =>
  healthReport.strict().parse(
    await readHealthCheck({
      sums: {
        profile: async () => ({ user_id: 'mara', updated_at: '', ...profile }),
        summaries: async () => days,
      },
      recordOf: builtInFoods().recordOf,
      clock: () => new Date('2026-11-20T12:00:00Z'),
    })({
      caller: { user_id: 'mara', signed_in_at: 0 },
      params: undefined,
      query: { time_zone: 'UTC' },
      body: undefined,
      idempotency: { key: 'key', request_hash: 'hash' },
      raw: { body: '', headers, peer: '' },
      deadline: AbortSignal.timeout(5_000),
    }),
  );
