import { type ClientErrorReport, ERROR_NAME } from '#shared/client-errors/report.ts';
import { scrubbed } from '#shared/client-errors/scrub.ts';
import { ApiError } from '../api/api-error.ts';
import { paths } from '../navigation/paths.ts';
import { browserFamilyOf } from './browser-family.ts';
import { siteFramesOf } from './site-frames.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const appPaths: readonly string[] = Object.values(paths);

/** Returns the path if it is a page of the app; other paths may contain user input. */
const routeOf = (pathname: string): string => (appPaths.includes(pathname) ? pathname : '*');

/** Returns the name of the page's entry script, which contains the build's hash. */
const versionOf = (page: Document): string =>
  /assets\/(app-[\w-]{4,20}\.js)$/.exec(
    page.querySelector('script[type=module][src]')?.getAttribute('src') ?? '',
  )?.[1] ?? 'unknown';

const failedRequestOf = (error: Error): string | undefined => {
  const id = error instanceof ApiError ? error.requestId : null;
  return id !== null && UUID.test(id) ? id : undefined;
};

/** Returns the report of an error; null if it was not thrown by our code. */
export const describeError = (error: unknown): ClientErrorReport | null => {
  // Aborts are intended.
  if (!(error instanceof Error) || error.name === 'AbortError') return null;
  const frames = siteFramesOf(error.stack ?? '', window.location.origin);
  if (frames.length === 0) return null;
  const request_id = failedRequestOf(error);
  return {
    name: ERROR_NAME.test(error.name) ? error.name : 'Error',
    message: scrubbed(error.message),
    frames,
    route: routeOf(window.location.pathname),
    version: versionOf(document),
    browser: browserFamilyOf(navigator.userAgent),
    online: navigator.onLine,
    ...(request_id !== undefined && { request_id }),
  };
};
