import { MAX_FRAMES } from '#shared/client-errors/report.ts';

const FRAME = /(https?:\/\/[^/\s()]+)\/(assets\/[\w.-]{1,80}\.js:\d{1,6}:\d{1,7})/g;

/**
 * Where an error was thrown, as far as it is in scripts of the site: browsers spell stacks differently, but all of them
 * with addresses. Frames of extensions, of other sites and of what was typed into a console are left out.
 */
export const siteFramesOf = (stack: string, origin: string): string[] =>
  [...stack.slice(0, 20_000).matchAll(FRAME)]
    .filter(([, host]) => host === origin)
    .map(([, , frame = '']) => frame)
    .slice(0, MAX_FRAMES);
