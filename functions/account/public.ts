/** Public interface of this feature: everything that other features may import. */
export type { CloseSessions } from './close-sessions.ts';
export { openCloseSessions } from './open-close-sessions.ts';
