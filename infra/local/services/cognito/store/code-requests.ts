import type { Clock } from '../../../gateway/clock.ts';

/** Codes that an account may request for one purpose within an hour. Cognito allows 5 to 20, by how risky they look. */
const MOST = 10;
const WINDOW_MS = 60 * 60_000;

/** Purposes for which anyone who knows an address can request a code. */
type RequestedCode = 'sign-up' | 'reset-password';

/**
 * Counts requests for codes, also for accounts that do not exist, so that the limit does not reveal which ones do. Kept in
 * memory: a restart forgets them.
 * Source: 'Quotas in Amazon Cognito', requests for codes of 'ForgotPassword' and 'ResendConfirmationCode'.
 */
export const createCodeRequests = (clock: Clock) => {
  const requests = new Map<string, number[]>();
  return {
    /** Counts a request. @returns whether it is one too many */
    isTooMany: (username: string, purpose: RequestedCode): boolean => {
      const key = `${purpose}:${username.toLowerCase()}`;
      const now = clock().getTime();
      const recent = (requests.get(key) ?? []).filter((at) => at > now - WINDOW_MS);
      if (recent.length >= MOST) return true;
      requests.set(key, [...recent, now]);
      return false;
    },
  };
};
export type CodeRequests = ReturnType<typeof createCodeRequests>;
