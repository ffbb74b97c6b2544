/** Returns milliseconds. */
export const seconds = (count: number): number => count * 1_000;
