import { newsletterPage } from '#shared/support/newsletter.ts';
import type { supportRoutes } from '#shared/support/routes.ts';
import { unsubscribeHashOf } from '../platform/mail/unsubscribe-token.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { NewsletterRepository } from './newsletter-repository.ts';

type Newsletter = Pick<NewsletterRepository, 'leave'>;

/** One press of the page's button: no sign-in, no question. */
export const unsubscribe =
  (newsletter: Newsletter): Endpoint<typeof supportRoutes.unsubscribe> =>
  async ({ body: { token } }) => {
    await newsletter.leave(unsubscribeHashOf(token));
    return { unsubscribed: true };
  };

/** One press of a mail program (RFC 8058). */
export const oneClick =
  (newsletter: Newsletter): Endpoint<typeof supportRoutes.oneClick> =>
  async ({ query: { token } }) => {
    await newsletter.leave(unsubscribeHashOf(token));
    return { unsubscribed: true };
  };

/** Leads to the page with the button. Whoever only looks, a scanner of links above all, ends nothing. */
export const showOneClickPage =
  (): Endpoint<typeof supportRoutes.oneClickPage> =>
  async ({ query: { token } }) => {
    // Letters, digits, - and _ by its schema: nothing to escape.
    const page = newsletterPage('unsubscribe', token);
    const html = `<!doctype html><html lang="en"><head><meta http-equiv="refresh" content="0; url=${page}"><title>Newsletter</title></head><body><p><a href="${page}">End the newsletter</a></p></body></html>`;
    return { name: null, type: 'text/html; charset=utf-8', bytes: new TextEncoder().encode(html) };
  };
