import type { Route } from '#shared/http/route.ts';
import type { ApiEvent } from './api-event.ts';

const FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** Returns whether a request is a form submitted without JavaScript, to a route that accepts it. */
export const isForm = ({ form }: Route, { headers }: Pick<ApiEvent, 'headers'>): boolean =>
  form !== undefined && FORM.test(headers['content-type'] ?? '');

/**
 * Parses form fields; the last of several with the same name wins. Line breaks are normalized as in JSON, since
 * browsers send CR and LF (URL Standard, 'application/x-www-form-urlencoded').
 */
export const formFields = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
  );
