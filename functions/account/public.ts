/** Public interface of this feature: everything that other features may import. */
export { accountEmailFor } from './account-mail.ts';
export type { CloseSessions } from './close-sessions.ts';
export { openCloseSessions, openCloseSockets } from './open-close-sessions.ts';
