/** Public interface of this feature: everything that other features may import. */
export { readDay } from './read-day.ts';
