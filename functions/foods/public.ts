/** Public interface of this feature: everything that other features may import. */
export { createCorrectionsRepository, parsedCorrections } from './corrections-repository.ts';
export { nothingToLog } from './nothing-to-log.ts';
export { createRecall, type Recall } from './recall-correction.ts';
export { searchFoods } from './search-foods.ts';
