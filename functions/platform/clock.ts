/** Returns the current time. Injected everywhere, so that tests can control it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Returns Unix seconds, as DynamoDB's TTL requires. */
export const epochSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
