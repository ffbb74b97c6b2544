/**
 * Parses a `Retry-After` header, which holds seconds or a date (RFC 9110, 10.2.3).
 * @returns seconds, or null if missing or invalid
 */
export const retryAfterOf = (header: string | null, now: Date): number | null => {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now.getTime()) / 1000));
};
