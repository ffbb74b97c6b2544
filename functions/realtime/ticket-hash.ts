import { createHash, randomBytes } from 'node:crypto';

/** Creates a ticket of 256 random bits, safe in a URL. */
export const newTicket = (): string => randomBytes(32).toString('base64url');

/** Returns the hash of a ticket for storage. */
export const ticketHashOf = (ticket: string): string =>
  createHash('sha256').update(ticket).digest('base64url');
