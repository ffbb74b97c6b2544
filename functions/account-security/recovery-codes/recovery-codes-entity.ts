import { optionalTextSet, text } from '../../platform/table/attributes.ts';
import { defineUserEntity } from '../../platform/table/define-entity.ts';

/** Hashes of a user's unused recovery codes. New codes replace the old ones. */
export const createRecoveryCodesEntity = defineUserEntity(
  'recovery_codes',
  {
    salt: text,
    /** Absent once every code is used. */
    hashes: optionalTextSet,
    created_at: text,
  },
  () => 'account#recovery-codes',
);
