/** Public interface of this feature: everything that other features may import. */
export { createWeightRepository, type WeightRepository } from './repository.ts';
export { weightKey } from './weight-entity.ts';
