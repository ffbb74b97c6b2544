/** Topics that need a professional instead of numbers. */
export const redFlags = ['danger', 'suicide', 'eating disorder', 'medication', 'pregnancy', 'minor'] as const;
export type RedFlag = (typeof redFlags)[number];
