/** Public interface of this feature: everything that other features may import. */
export { addWater } from './add-water.ts';
export { readDay } from './read-day.ts';
export { createWaterRepository } from './water-repository.ts';
