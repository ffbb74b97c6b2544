import type { Clock } from '../../gateway/clock.ts';
import type { Verdict } from './token-verdict.ts';

export interface VerdictCache {
  find: (identity: readonly string[]) => Verdict | undefined;
  keep: (identity: readonly string[], verdict: Verdict) => void;
}

/** Creates a cache of decisions, refusals included, by the caller's identity. A TTL of 0 s disables it. */
export const createVerdictCache = (seconds: number, clock: Clock): VerdictCache => {
  const kept = new Map<string, { verdict: Verdict; until: number }>();
  const keyOf = (identity: readonly string[]): string => JSON.stringify(identity);
  return {
    find: (identity) => {
      const found = kept.get(keyOf(identity));
      return found && found.until > clock().getTime() ? found.verdict : undefined;
    },
    keep: (identity, verdict) => {
      if (seconds === 0) return;
      const now = clock().getTime();
      for (const [key, { until }] of kept) if (until <= now) kept.delete(key);
      kept.set(keyOf(identity), { verdict, until: now + seconds * 1_000 });
    },
  };
};
