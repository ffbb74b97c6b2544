/** Food logs are kept at most 7 years after they were written last, while the account is open (decision D42). */
const KEPT_SECONDS = 7 * 365 * 86_400;

/** When what was written at an instant goes: Unix seconds, as DynamoDB's TTL wants them. */
export const keptUntil = (writtenAt: string): number =>
  Math.floor(Date.parse(writtenAt) / 1000) + KEPT_SECONDS;
