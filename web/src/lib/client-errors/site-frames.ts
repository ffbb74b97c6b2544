import { MAX_FRAMES } from '#shared/client-errors/report.ts';

const FRAME = /(https?:\/\/[^/\s()]+)\/(assets\/[\w.-]{1,80}\.js:\d{1,6}:\d{1,7})/g;

/**
 * Returns the stack frames that are in the site's scripts. Browsers format stacks differently, but always with URLs.
 * Frames of extensions, other sites and the console are omitted.
 */
export const siteFramesOf = (stack: string, origin: string): string[] =>
  [...stack.slice(0, 20_000).matchAll(FRAME)]
    .filter(([, host]) => host === origin)
    .map(([, , frame = '']) => frame)
    .slice(0, MAX_FRAMES);
