import { optionalFlag, text, textKey } from '../../platform/table/attributes.ts';
import { defineUserEntity } from '../../platform/table/define-entity.ts';

/** Record that a diary entry is shared, so that its readers get it once. */
export const createSharedEntryEntity = defineUserEntity(
  'shared_entry',
  {
    food_entry_id: textKey,
    shared_meal_id: text,
    /** Whether staff removed the meal, so that it cannot be shared again. */
    is_removed: optionalFlag,
  },
  ({ food_entry_id }) => `shared-entry#${food_entry_id}`,
);
