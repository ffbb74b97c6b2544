/** Public interface of this feature: everything that other features may import. */
export { parsedCorrections } from './corrections-repository.ts';
export { nothingToLog } from './nothing-to-log.ts';
export { openRecall } from './open-recall.ts';
export { parsedPortions } from './portions-repository.ts';
export type { Recall } from './recall-correction.ts';
export { searchFoods } from './search-foods.ts';
