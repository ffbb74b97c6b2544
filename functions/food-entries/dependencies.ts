import type { PresentEntry } from './present-entry.ts';
import type { FoodEntryService } from './service.ts';

/** Dependencies of the feature's endpoints. */
export interface Dependencies {
  service: FoodEntryService;
  present: PresentEntry;
}
