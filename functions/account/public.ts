/** Public interface of this feature: everything that other features may import. */
export { accountEmailFor } from './account-mail.ts';
export type { CloseSessions } from './close-sessions.ts';
export { openCloseSessions, openCloseSockets } from './open-close-sessions.ts';
export { createProfileStart, type ProfileStart } from './profile-start-repository.ts';
export type { Erasure } from './erase-account.ts';
