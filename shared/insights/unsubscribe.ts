import * as z from 'zod';

/** Page of the site with the button that ends the weekly mail. */
export const UNSUBSCRIBE_PAGE = '/unsubscribe';

/** 256 random bits, safe in an address. */
export const unsubscribeQuery = z.strictObject({
  token: z.string().regex(/^[\w-]{43}$/, 'This link is not whole. Please copy all of it from the mail.'),
});

/**
 * false: the link leads to nobody any more, because its mail is too old or the account is gone. That tells nobody who
 * gets mails, since no token can be guessed.
 */
export const unsubscribed = z.object({ unsubscribed: z.boolean() });
