/** Food logs are kept for 7 years after the last change while the account is open (decision D42). */
const RETENTION_SECONDS = 7 * 365 * 86_400;

/** Returns the expiry of data written at an instant, in Unix seconds for DynamoDB's TTL. */
export const expiresAt = (writtenAt: string): number =>
  Math.floor(Date.parse(writtenAt) / 1000) + RETENTION_SECONDS;
