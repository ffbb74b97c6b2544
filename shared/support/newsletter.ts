import * as z from 'zod';
import { emailAddress } from './email-address.ts';
import { pageLanguage } from './page-language.ts';
import { trapFields } from './trap.ts';

/**
 * Where the links of mails lead: a page with the button, which changes nothing by being opened.
 * @param token letters, digits, - and _
 */
export const newsletterPage = (does: 'confirm' | 'unsubscribe', token: string): string =>
  `/newsletter?${does}=${token}`;

export const newsletterRequest = z.strictObject({
  email: emailAddress,
  language: pageLanguage,
  ...trapFields,
});

/** The same answer whether the address is new or known: it tells nobody who reads the letter. */
export const newsletterAnswer = z.object({ asked: z.literal(true) });

/** What a link of a mail carries: 256 random bits, safe in an address. */
export const newsletterLink = z.strictObject({
  token: z.string().regex(/^[\w-]{43}$/, 'This link is not whole. Please copy all of it from the mail.'),
});

export const newsletterConfirmed = z.object({ confirmed: z.literal(true) });

/** The same answer whether the token was known or not. */
export const newsletterLeft = z.object({ unsubscribed: z.literal(true) });
