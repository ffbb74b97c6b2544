import * as z from 'zod';

/**
 * An email address as browsers validate it, with a dot in its domain. No allowed character can end a header field.
 * Source: HTML Living Standard, 'Valid e-mail address'.
 */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/** At most 254 characters (RFC 5321, 4.5.3.1.3, without the brackets). */
export const emailAddress = z
  .string()
  .trim()
  .max(254, 'This email address is too long.')
  .regex(ADDRESS, 'Enter a valid email address.');
