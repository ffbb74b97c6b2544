import { ORIGIN_MARK, SUPPORT_MARK } from '#shared/site/public-paths.ts';

/** Days until the file expires, which must be less than a year (RFC 9116, 2.5.5). A new build renews it. */
const VALID_DAYS = 330;
const DAY_MS = 86_400_000;

/** Returns `/.well-known/security.txt`: where to report a vulnerability. Source: RFC 9116. */
export const securityText = (builtAt: Date): string => {
  const expires = new Date(Math.floor(builtAt.getTime() / DAY_MS + VALID_DAYS) * DAY_MS);
  return [
    `Contact: mailto:${SUPPORT_MARK}`,
    `Contact: ${ORIGIN_MARK}/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, de',
    `Canonical: ${ORIGIN_MARK}/.well-known/security.txt`,
    '',
  ].join('\n');
};
