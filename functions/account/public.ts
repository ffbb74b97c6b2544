/** Public interface of this feature: everything that other features may import. */
export { createCloseSessions, type CloseSessions } from './close-sessions.ts';
