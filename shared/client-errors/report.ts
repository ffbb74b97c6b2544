import * as z from 'zod';

/** Maximum number of stack frames to report. */
export const MAX_FRAMES = 10;
/** Maximum length of a reported message after scrubbing, in characters. */
export const MAX_MESSAGE_LENGTH = 200;

/** Matches error names of browsers and libraries. */
export const ERROR_NAME = /^(?:[A-Z][A-Za-z]{0,34})?Error$/;

const browserFamilies = ['chrome', 'edge', 'firefox', 'safari', 'other'] as const;

/** A client error: its location in our code, without user data. */
export const clientErrorReport = z.strictObject({
  /** Name of the error's class. */
  name: z.string().regex(ERROR_NAME),
  message: z.string().max(MAX_MESSAGE_LENGTH),
  /** File, line and column in the site's scripts, newest call first. */
  frames: z
    .array(z.string().regex(/^assets\/[\w.-]{1,80}\.js:\d{1,6}:\d{1,7}$/))
    .min(1)
    .max(MAX_FRAMES),
  /** Path of a known page without parameters; `*` for any other. */
  route: z.string().regex(/^(?:\*|(?:\/[a-z-]{0,19}){1,3})$/),
  /** Name of the app's entry script, which differs for each build. */
  version: z.string().regex(/^(?:app-[\w-]{4,20}\.js|unknown)$/),
  browser: z.enum(browserFamilies),
  /** Whether the browser reported being online. */
  online: z.boolean(),
  /** ID of the failed request, if there was one. */
  request_id: z.uuid().optional(),
});

export type ClientErrorReport = z.infer<typeof clientErrorReport>;
