import type { insightRoutes } from '#shared/insights/routes.ts';
import { UNSUBSCRIBE_PAGE } from '#shared/insights/unsubscribe.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { Unsubscribe } from './unsubscribe-repository.ts';

/** One-click unsubscribe, from an email client (RFC 8058) or the page's button, without sign-in. */
export const unsubscribe =
  (end: Unsubscribe): Endpoint<typeof insightRoutes.unsubscribe> =>
  async ({ query }) => ({ unsubscribed: await end(query.token) });

/** Redirects to the page with the button. GET requests, such as those of link scanners, do not unsubscribe. */
export const showUnsubscribePage =
  (): Endpoint<typeof insightRoutes.unsubscribePage> =>
  async ({ query }) => {
    // The schema only allows letters, digits, - and _, so no escaping is needed.
    const page = `${UNSUBSCRIBE_PAGE}?token=${query.token}`;
    const html = `<!doctype html><html lang="en"><head><meta http-equiv="refresh" content="0; url=${page}"><title>Weekly email</title></head><body><p><a href="${page}">Unsubscribe from the weekly email</a></p></body></html>`;
    return { name: null, type: 'text/html; charset=utf-8', bytes: new TextEncoder().encode(html) };
  };
