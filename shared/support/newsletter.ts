import * as z from 'zod';
import { emailAddress } from './email-address.ts';
import { pageLanguage } from './page-language.ts';
import { trapFields } from './bot-trap.ts';

/**
 * Returns the page that the links in emails open. Opening it changes nothing; it has a button.
 * @param token letters, digits, - and _
 */
export const newsletterPage = (does: 'confirm' | 'unsubscribe', token: string): string =>
  `/newsletter?${does}=${token}`;

export const newsletterRequest = z.strictObject({
  email: emailAddress,
  language: pageLanguage,
  ...trapFields,
});

/** The same response for new and known addresses, so that it does not reveal who is subscribed. */
export const newsletterAnswer = z.object({ asked: z.literal(true) });

/** Token of an email's link: 256 random bits, safe in a URL. */
export const newsletterLink = z.strictObject({
  token: z.string().regex(/^[\w-]{43}$/, 'This link is incomplete. Copy the whole link from the email.'),
});

export const newsletterConfirmed = z.object({ confirmed: z.literal(true) });

/** The same response for known and unknown tokens. */
export const newsletterLeft = z.object({ unsubscribed: z.literal(true) });
