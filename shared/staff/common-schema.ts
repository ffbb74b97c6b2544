import * as z from 'zod';

/** The staff member's reason, stored in the audit log. */
export const reason = z.string().trim().min(3, 'Enter a reason.').max(300, 'Use up to 300 characters.');

/** Cursor from the previous page. */
export const pageCursor = z.string().regex(/^[\w#:.!-]{1,200}$/, 'Invalid cursor.');
