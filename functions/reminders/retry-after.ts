/**
 * Seconds that a `Retry-After` header asks for: a number of them, or a date (RFC 9110, 10.2.3).
 * @returns null where it says nothing that can be read
 */
export const retryAfterOf = (header: string | null, now: Date): number | null => {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now.getTime()) / 1000));
};
