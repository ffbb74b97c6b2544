import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { ApiEntry } from '#shared/public-api/schema.ts';

/** Returns an entry in the format of the public API. */
export const apiEntryOf = ({ user_id: _owner, image_url: _photo, ...entry }: FoodEntry): ApiEntry => entry;
