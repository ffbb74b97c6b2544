import * as z from 'zod';

/** Whoever sends a form sooner than this after it was opened has not typed it. */
export const FASTEST_MS = 2_000;

/** What forms carry that people do not fill in. */
export const trapFields = {
  /** Nobody sees it: what fills it in is a program. */
  website: z.string().max(2_000).optional(),
};

/** When the form was opened, ISO 8601. Blank or missing without a script. */
export const startedAt = z.union([z.literal(''), z.iso.datetime()]).optional();

/**
 * Whether a form came too soon to have been typed. A clock that goes wrong says nothing.
 * @param opened when the form was opened, by the clock of the browser
 */
export const isTooSoon = (opened: string | undefined, now: Date): boolean => {
  if (!opened) return false;
  const passed = now.getTime() - Date.parse(opened);
  return passed >= 0 && passed < FASTEST_MS;
};
