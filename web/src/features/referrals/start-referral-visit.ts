import { referralRoutes } from '#shared/referrals/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { tryStorage } from '#web/lib/storage/try-storage.ts';

const KEY = 'platewise-device';
/** The sign-up does not wait any longer. */
const PATIENCE_MS = 3_000;

/** Returns this browser's random ID, created on first use. */
const deviceId = (): string => {
  const known = tryStorage(() => localStorage.getItem(KEY));
  if (known && /^[\w-]{16,64}$/.test(known)) return known;
  const id = crypto.randomUUID();
  tryStorage(() => localStorage.setItem(KEY, id));
  return id;
};

/**
 * Records the visit of a sign-up with a referral code, which shows that it came from a page of ours.
 * @returns its ID, or null if it could not be recorded: the sign-up goes on without
 */
export const startReferralVisit = async (): Promise<string | null> => {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return (await call(referralRoutes.visit, { body: { device: deviceId() }, signal })).visit;
  } catch {
    return null;
  }
};
