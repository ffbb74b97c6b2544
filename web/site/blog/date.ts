const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** @param day YYYY-MM-DD @example dateInWords('2026-11-16') // 'November 16, 2026' */
export const dateInWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`));
