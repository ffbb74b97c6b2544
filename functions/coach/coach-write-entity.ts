import type { FormattedItem } from 'dynamodb-toolbox/entity';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { PlannedMeal } from '#shared/meal-plans/schema.ts';
import { json, number, optionalJson, optionalNumber, textKey } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** A meal planned by a turn, as written. */
export interface CoachPlanned {
  date: string;
  meal: PlannedMeal;
}

/** An entry before and after a turn: null before if it was logged, null after if it was deleted. */
export interface EntryChange {
  id: string;
  before: FoodEntry | null;
  after: FoodEntry | null;
}

/** Water that a turn added, ml. */
export interface AddedWater {
  date: string;
  milliliters: number;
}

/** A weight that a turn saved, with the values it replaced. kg. */
export interface SavedWeight {
  date: string;
  weight: number;
  before: number | null;
  /** The profile's weight and its day, if the profile followed. */
  profile: { weight: number | null; weighed_on: string | null } | null;
}

/** The writes of a turn of the coach or the assistant, which can be undone for a day. */
export const createCoachWriteEntity = defineUserEntity(
  'coach_write',
  {
    turn_id: textKey,
    /** IDs of the entries that it logged, in rows of earlier versions. */
    entries: json<string[]>(),
    /** Its entries; the field is missing in rows of earlier versions. */
    changes: optionalJson<EntryChange[]>(),
    water: optionalJson<AddedWater[]>(),
    weight: optionalJson<SavedWeight>(),
    planned: json<CoachPlanned[]>(),
    /** Position of the turn in the chat; missing for the assistant. */
    place: optionalNumber,
    expires_at: number,
  },
  ({ turn_id }) => `coach-write#${turn_id}`,
);

export type WriteRecord = FormattedItem<ReturnType<typeof createCoachWriteEntity>>;
