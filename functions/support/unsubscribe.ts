import { newsletterPage } from '#shared/support/newsletter.ts';
import type { supportRoutes } from '#shared/support/routes.ts';
import { unsubscribeHashOf } from '../platform/mail/unsubscribe-token.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { NewsletterRepository } from './newsletter-repository.ts';

type Newsletter = Pick<NewsletterRepository, 'leave'>;

/** Unsubscribes through the page's button, without sign-in. */
export const unsubscribe =
  (newsletter: Newsletter): Endpoint<typeof supportRoutes.unsubscribe> =>
  async ({ body: { token } }) => {
    await newsletter.leave(unsubscribeHashOf(token));
    return { unsubscribed: true };
  };

/** One-click unsubscribe of an email client (RFC 8058). */
export const oneClick =
  (newsletter: Newsletter): Endpoint<typeof supportRoutes.oneClick> =>
  async ({ query: { token } }) => {
    await newsletter.leave(unsubscribeHashOf(token));
    return { unsubscribed: true };
  };

/** Redirects to the page with the button. GET requests, such as those of link scanners, do not unsubscribe. */
export const showOneClickPage =
  (): Endpoint<typeof supportRoutes.oneClickPage> =>
  async ({ query: { token } }) => {
    // The schema only allows letters, digits, - and _, so no escaping is needed.
    const page = newsletterPage('unsubscribe', token);
    const html = `<!doctype html><html lang="en"><head><meta http-equiv="refresh" content="0; url=${page}"><title>Newsletter</title></head><body><p><a href="${page}">End the newsletter</a></p></body></html>`;
    return { name: null, type: 'text/html; charset=utf-8', bytes: new TextEncoder().encode(html) };
  };
