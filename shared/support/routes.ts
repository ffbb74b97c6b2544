import { defineRoute } from '../http/route.ts';
import { contactAnswer, contactRequest } from './contact.ts';
import {
  newsletterAnswer,
  newsletterConfirmed,
  newsletterLeft,
  newsletterLink,
  newsletterRequest,
} from './newsletter.ts';

/** What anybody may ask of us without an account (decision D30). All of it is bounded by address and by e-mail. */
export const supportRoutes = {
  /** Keeps a message and mails it to the support address. */
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
  /** Asks the owner of an address whether the newsletter is wanted. Nobody is on the list before the answer. */
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
  /** The press of the page that the link of that mail leads to. */
  confirm: defineRoute({
    method: 'POST',
    path: '/api/newsletter/confirm',
    auth: 'public',
    status: 200,
    body: newsletterLink,
    response: newsletterConfirmed,
    errors: ['NEWSLETTER_LINK_NOT_FOUND'],
  }),
  /** The press of the page that the link at the end of each newsletter leads to. */
  unsubscribe: defineRoute({
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    auth: 'public',
    status: 200,
    body: newsletterLink,
    response: newsletterLeft,
    errors: [],
  }),
  /** The address that mail programs press for one (RFC 8058): they send no token but the address's. */
  oneClick: defineRoute({
    method: 'POST',
    path: '/api/newsletter/one-click',
    auth: 'public',
    status: 200,
    query: newsletterLink,
    response: newsletterLeft,
    errors: [],
  }),
  /** The same address opened by hand: changes nothing, and leads to the page with the button. */
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
