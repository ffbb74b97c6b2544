/** What needs care and a person who knows, instead of figures. */
export const redFlags = ['danger', 'suicide', 'eating disorder', 'medication', 'pregnancy', 'minor'] as const;
export type RedFlag = (typeof redFlags)[number];
