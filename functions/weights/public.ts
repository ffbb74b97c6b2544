/** Public interface of this feature: everything that other features may import. */
export { saveWeight } from './save-weight.ts';
export { createWeightRepository, type WeightRepository } from './repository.ts';
export { createWeightEntity, weightKey } from './weight-entity.ts';
export { createWeightWrites } from './weight-writes-repository.ts';
