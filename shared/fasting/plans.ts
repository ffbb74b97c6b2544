export const HOUR_MS = 3_600_000;

/** Hours of fasting per day of the plans 12:12, 14:10, 16:8 and 18:6 (decision D53). */
export const fastingPlans = [12, 14, 16, 18] as const;

/** Limits of a custom plan, hours. */
export const targetHours = { min: 1, max: 24 } as const;

/** The mildest plan, until the user chooses one. */
export const DEFAULT_TARGET_HOURS = fastingPlans[0];

/** A longer fast was probably not ended in time. */
export const MAX_FAST_HOURS = 48;

/** Returns the name of a plan: hours of fasting and of eating, such as '16:8'. */
export const planNameOf = (hours: number): string => `${hours}:${24 - hours}`;
