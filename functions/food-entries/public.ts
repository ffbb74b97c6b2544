/** Public interface of this feature: everything that other features may import. */
export { copyOfEntry } from './copy-of-entry.ts';
export { withConsistentItems } from './consistent-items.ts';
export { CORRECTIONS, correctionIdOf, createCorrectionEntity } from './correction-entity.ts';
export { ACTIVE_SHARDS, activePartition } from './daily-summary/active-day-index.ts';
export { type ActiveZones, createActiveZones } from './daily-summary/active-zones-repository.ts';
export {
  createDailySummaryEntity,
  summaryKey,
  type DailySummaryEntity,
} from './daily-summary/daily-summary-entity.ts';
export { createSummaryWrites } from './daily-summary/summary-writes-repository.ts';
export { entryWrites, photoWrites, type Rewrite, type WaterChange } from './entry-writes-repository.ts';
export { createFoodEntryEntity, dayRange, type FoodEntryEntity } from './food-entry-entity.ts';
export { newEntry, typedTextsOf } from './new-entry.ts';
export { createEntryPresenter, type PresentEntry } from './present-entry.ts';
export { createReadEntries, type ReadEntries } from './read-entries-repository.ts';
export { createFoodEntryRepository, type FoodEntryRepository } from './repository.ts';
export { createUsualPortionEntity, USUAL_PORTIONS } from './usual-portion-entity.ts';
export { createFoodEntryService, type FoodEntryService } from './service.ts';
