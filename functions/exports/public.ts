/** Public interface of this feature: everything that other features may import. */
export { exportKeyOf } from './export-entity.ts';
