import { number, optionalText, text, textKey } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Returns the `lsi1` key of a start. */
export const fastStart = (started_at: string): string => `fast#${started_at}`;

/** A fast; without an end while it is running. `lsi1` orders a user's fasts by their start. */
export const createFastEntity = defineUserEntity(
  'fast',
  { id: textKey, started_at: text, ended_at: optionalText, target_hours: number, updated_at: text },
  ({ id }) => `fast#${id}`,
  (fast) => ({
    lsi1sk: text.link<typeof fast>(({ started_at }) => fastStart(started_at)).hidden(),
  }),
);
