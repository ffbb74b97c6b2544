import * as z from 'zod';

/** Page with the button that ends the weekly email. */
export const UNSUBSCRIBE_PAGE = '/unsubscribe';

/** 256 random bits, safe in a URL. */
export const unsubscribeQuery = z.strictObject({
  token: z.string().regex(/^[\w-]{43}$/, 'This link is incomplete. Copy the whole link from the email.'),
});

/**
 * false if the link has expired or the account is gone. This reveals nothing about recipients, since tokens cannot be
 * guessed.
 */
export const unsubscribed = z.object({ unsubscribed: z.boolean() });
