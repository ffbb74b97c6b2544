import { number, textKey } from '../../platform/table/attributes.ts';
import { defineUserEntity } from '../../platform/table/define-entity.ts';

/** The user's request to stop a reply while a model writes it. */
export const createCoachStopEntity = defineUserEntity(
  'coach_stop',
  {
    turn_id: textKey,
    /** Number of pieces of the reply that the tab shows. */
    pieces: number,
    expires_at: number,
  },
  ({ turn_id }) => `coach-stop#${turn_id}`,
);
