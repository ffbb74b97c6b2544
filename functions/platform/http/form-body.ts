import type { Route } from '#shared/http/route.ts';
import type { ApiEvent } from './parse-request.ts';

const FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** Whether a browser posted it by itself, without a script, to a route that takes that. */
export const isForm = ({ form }: Route, { headers }: Pick<ApiEvent, 'headers'>): boolean =>
  form !== undefined && FORM.test(headers['content-type'] ?? '');

/**
 * The fields of a form; the last of several of one name.
 * Lines end as they do in JSON: browsers send CR and LF (URL Standard, 'application/x-www-form-urlencoded').
 */
export const formFields = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
  );
