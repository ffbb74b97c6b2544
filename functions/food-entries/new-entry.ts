import {
  type FoodEntry,
  type FoodEntryChange,
  type NewFoodEntry,
  type OptionalTextName,
  optionalTextNames,
} from '#shared/food-entries/schema.ts';
import { localDateOf } from '#shared/time/local-date.ts';

type WithDefault = OptionalTextName | 'confidence_score' | 'image_url' | 'items' | 'local_date';

/** The fields of a new entry. `local_date` defaults to the wall-clock day of `logged_at` in its time zone. */
export type NewEntry = Omit<FoodEntry, WithDefault | 'logged_at' | 'version' | 'updated_at'> &
  Partial<Pick<FoodEntry, WithDefault>> & { logged_at: Date };

const noTexts = Object.fromEntries(optionalTextNames.map((name) => [name, null])) as Record<
  OptionalTextName,
  null
>;

/** Creates the first version of an entry. */
export const newEntry = ({ logged_at, ...fields }: NewEntry, now: Date): FoodEntry => ({
  ...noTexts,
  confidence_score: null,
  image_url: null,
  items: null,
  local_date: localDateOf(logged_at, fields.time_zone),
  ...fields,
  logged_at: logged_at.toISOString(),
  version: 1,
  updated_at: now.toISOString(),
});

type Typed =
  | Pick<NewFoodEntry, 'food_name' | 'note' | 'items'>
  | Pick<FoodEntryChange, 'food_name' | 'note' | 'items'>;

/** Returns the texts of an entry that the user typed. The name of an entry with items comes from a text that was checked. */
export const typedTextsOf = ({ food_name, note, items }: Typed) => [
  items && items.length > 0 ? null : food_name,
  note,
];
