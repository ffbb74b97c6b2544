import { number, optionalNumber, optionalText, textKey } from '../../platform/table/attributes.ts';
import { defineEntity } from '../../platform/table/define-entity.ts';

/** The next count of a meal's likes. It has its own partition: consumers of the stream read it often while a meal is popular. */
export const createLikeRecountEntity = defineEntity(
  'like_recount',
  {
    shared_meal_id: textKey,
    /** When the next count starts. */
    due_at: optionalText,
    /** The result of the last count, which determines the time until the next one. */
    likes_count: optionalNumber,
    expires_at: number,
  },
  ({ shared_meal_id }) => ({ pk: `like-recount#${shared_meal_id}`, sk: 'due' }),
);
