import { instantOf } from '#shared/time/instant-of.ts';

const DAY_LETTERS = 'YYYY-MM-DD'.length;

/** Returns the due time. A due day lasts until its end in the user's time zone. */
export const dueOf = (written: string, zone: string): Date =>
  written.length === DAY_LETTERS ? instantOf(written, '23:59', zone) : new Date(written);
