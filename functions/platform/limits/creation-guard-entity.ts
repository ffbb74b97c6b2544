import { number, textKey } from '../table/attributes.ts';
import { defineUserEntity } from '../table/define-entity.ts';

/** Changes with every creation of one kind of item of a user. */
export const createCreationGuardEntity = defineUserEntity(
  'creation_guard',
  {
    /** For example `saved-meals`. */
    kind: textKey,
    version: number,
  },
  ({ kind }) => `creation-guard#${kind}`,
);
