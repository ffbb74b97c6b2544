import { number, textKey } from '../table/attributes.ts';
import { defineUserEntity } from '../table/define-entity.ts';

/** Number of a user's items of one kind. */
export const createItemCountEntity = defineUserEntity(
  'item_count',
  {
    /** For example `documents`. */
    kind: textKey,
    count: number,
  },
  ({ kind }) => `item-count#${kind}`,
);
