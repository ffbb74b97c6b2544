/** Tells the time; a parameter everywhere, so that tests move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Unix seconds, as DynamoDB's TTL wants them. */
export const epochSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
