import * as z from 'zod';

/** A form submitted sooner after it was opened was not filled in by a human. */
const MIN_FILL_IN_MS = 2_000;

/** Form fields that humans do not fill in. */
export const trapFields = {
  /** Honeypot: an invisible field that only bots fill in. */
  website: z.string().max(2_000).optional(),
};

/** When the form was opened, ISO 8601. Blank or missing without JavaScript. */
export const startedAt = z.union([z.literal(''), z.iso.datetime()]).optional();

/**
 * Returns whether a form was submitted too quickly for a human. Ignores implausible clocks.
 * @param opened when the form was opened, by the browser's clock
 */
export const isTooSoon = (opened: string | undefined, now: Date): boolean => {
  if (!opened) return false;
  const passed = now.getTime() - Date.parse(opened);
  return passed >= 0 && passed < MIN_FILL_IN_MS;
};
