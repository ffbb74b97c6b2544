import type { insightRoutes } from '#shared/insights/routes.ts';
import { UNSUBSCRIBE_PAGE } from '#shared/insights/unsubscribe.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { Unsubscribe } from './unsubscribe-repository.ts';

/** One press, of a mail program (RFC 8058) or of the page's button: no sign-in, no question. */
export const unsubscribe =
  (end: Unsubscribe): Endpoint<typeof insightRoutes.unsubscribe> =>
  async ({ query }) => ({ unsubscribed: await end(query.token) });

/** Leads to the page with the button. Whoever only looks, a scanner of links above all, ends nothing. */
export const showUnsubscribePage =
  (): Endpoint<typeof insightRoutes.unsubscribePage> =>
  async ({ query }) => {
    // Letters, digits, - and _ by its schema: nothing to escape.
    const page = `${UNSUBSCRIBE_PAGE}?token=${query.token}`;
    const html = `<!doctype html><html lang="en"><head><meta http-equiv="refresh" content="0; url=${page}"><title>Weekly mail</title></head><body><p><a href="${page}">End the weekly mail</a></p></body></html>`;
    return { name: null, type: 'text/html; charset=utf-8', bytes: new TextEncoder().encode(html) };
  };
