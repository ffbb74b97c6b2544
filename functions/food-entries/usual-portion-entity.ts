import type { PortionWeight } from '#shared/foods/usual-portions.ts';
import { json, number, text, textKey } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Key range of usual portions. */
export const USUAL_PORTIONS = ['usual-portion#', 'usual-portion$'] as const;

/** How much a user usually eats of a food in a unit. */
export const createUsualPortionEntity = defineUserEntity(
  'usual_portion',
  {
    record_id: textKey,
    unit: textKey,
    name: text,
    /** Weights of one unit that the user entered, newest first, with the entry of each. */
    weights: json<PortionWeight[]>(),
    learned_at: text,
    /** Increases with each change. */
    version: number,
  },
  ({ record_id, unit }) => `${USUAL_PORTIONS[0]}${record_id}#${unit}`,
);

export type UsualPortionEntity = ReturnType<typeof createUsualPortionEntity>;
