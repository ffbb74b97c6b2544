import { createHash, randomBytes } from 'node:crypto';

/** A ticket nobody can guess: 256 random bits, safe in a URL. */
export const newTicket = (): string => randomBytes(32).toString('base64url');

/** What the table keeps of a ticket. */
export const ticketHashOf = (ticket: string): string =>
  createHash('sha256').update(ticket).digest('base64url');
