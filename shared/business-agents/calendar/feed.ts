import * as z from 'zod';

/** Name of a feed's file: the user and a secret of 256 bits as base64url. */
export const feedFile = z.string().regex(/^[\w-]{1,64}\.[\w-]{43}\.ics$/, 'Invalid calendar address.');

/** Whether a user has a calendar address; the address itself is only shown when it is created. */
export const feedState = z.object({ created_at: z.iso.datetime().nullable() });

/** A new address. */
export const newFeed = z.object({
  /** Path of the feed on this site. */
  path: z.string(),
  created_at: z.iso.datetime(),
});
