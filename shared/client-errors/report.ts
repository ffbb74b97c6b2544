import * as z from 'zod';

/** Most frames of a stack that are told. */
export const MAX_FRAMES = 10;
/** Longest message that is told, in characters, once it is scrubbed. */
export const MAX_MESSAGE_LENGTH = 200;

/** Names of errors as browsers and libraries have them. */
export const ERROR_NAME = /^(?:[A-Z][A-Za-z]{0,34})?Error$/;

export const browserFamilies = ['chrome', 'edge', 'firefox', 'safari', 'other'] as const;

/** An error in somebody's browser: where in our own code, and nothing of theirs. */
export const clientErrorReport = z.strictObject({
  /** Of the error's class. */
  name: z.string().regex(ERROR_NAME),
  message: z.string().max(MAX_MESSAGE_LENGTH),
  /** File, line and column in the scripts of the site, the newest call first. */
  frames: z
    .array(z.string().regex(/^assets\/[\w.-]{1,80}\.js:\d{1,6}:\d{1,7}$/))
    .min(1)
    .max(MAX_FRAMES),
  /** Address of a page that the app has, without anything behind it; `*` for any other. */
  route: z.string().regex(/^(?:\*|(?:\/[a-z-]{0,19}){1,3})$/),
  /** Name of the script that the app began with: each build has its own. */
  version: z.string().regex(/^(?:app-[\w-]{4,20}\.js|unknown)$/),
  browser: z.enum(browserFamilies),
  /** Whether the browser thought that it was connected. */
  online: z.boolean(),
  /** Of the request that failed, where it was one. */
  request_id: z.uuid().optional(),
});

export type ClientErrorReport = z.infer<typeof clientErrorReport>;
