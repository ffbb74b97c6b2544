import { defineRoute } from '../http/route.ts';
import { contactAnswer, contactRequest } from './contact.ts';
import {
  newsletterAnswer,
  newsletterConfirmed,
  newsletterLeft,
  newsletterLink,
  newsletterRequest,
} from './newsletter.ts';

/** Routes that need no account (decision D30). All are limited by address and email. */
export const supportRoutes = {
  /** Stores a message and emails it to support. */
  contact: defineRoute({
    method: 'POST',
    path: '/api/contact',
    auth: 'public',
    status: 200,
    body: contactRequest,
    response: contactAnswer,
    form: { done: '/contact?sent=1', failed: '/contact' },
    errors: ['TOO_MANY_MESSAGES'],
  }),
  /** Emails a confirmation request to an address. It is subscribed only after the answer. */
  subscribe: defineRoute({
    method: 'POST',
    path: '/api/newsletter',
    auth: 'public',
    status: 200,
    body: newsletterRequest,
    response: newsletterAnswer,
    form: { done: '/newsletter?asked=1', failed: '/newsletter' },
    errors: ['TOO_MANY_MESSAGES'],
  }),
  /** Sent by the button on the page that the confirmation link opens. */
  confirm: defineRoute({
    method: 'POST',
    path: '/api/newsletter/confirm',
    auth: 'public',
    status: 200,
    body: newsletterLink,
    response: newsletterConfirmed,
    errors: ['NEWSLETTER_LINK_NOT_FOUND'],
  }),
  /** Sent by the button on the page that a newsletter's unsubscribe link opens. */
  unsubscribe: defineRoute({
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    auth: 'public',
    status: 200,
    body: newsletterLink,
    response: newsletterLeft,
    errors: [],
  }),
  /** One-click unsubscribe URL for email clients (RFC 8058), which send only the token in the URL. */
  oneClick: defineRoute({
    method: 'POST',
    path: '/api/newsletter/one-click',
    auth: 'public',
    status: 200,
    query: newsletterLink,
    response: newsletterLeft,
    errors: [],
  }),
  /** The same URL opened in a browser: changes nothing and redirects to the page with the button. */
  oneClickPage: defineRoute({
    method: 'GET',
    path: '/api/newsletter/one-click',
    auth: 'public',
    status: 200,
    query: newsletterLink,
    file: ['text/html; charset=utf-8'],
    errors: [],
  }),
};
