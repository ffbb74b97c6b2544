import type { PresentEntry } from './present.ts';
import type { FoodEntryService } from './service.ts';

/** What every endpoint of this feature works with. */
export interface Dependencies {
  service: FoodEntryService;
  present: PresentEntry;
}
