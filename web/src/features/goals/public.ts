/** Public interface of this feature: everything that other features may import. */
export { CareNote } from './care-note.tsx';
