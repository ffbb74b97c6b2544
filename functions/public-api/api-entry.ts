import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { ApiEntry } from '#shared/public-api/schema.ts';

/** An entry as programs get it. */
export const apiEntryOf = ({ user_id: _owner, image_url: _photo, ...entry }: FoodEntry): ApiEntry => entry;
