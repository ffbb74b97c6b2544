import { number, text, textKey } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** A requested email address, until its code is entered. A further request replaces it. */
export const createEmailChangeEntity = defineUserEntity(
  'email_change',
  {
    email: text,
    code_hash: text,
    /** Wrong codes so far. */
    attempts: number,
    expires_at: number,
  },
  () => 'account#email-change',
);

/** Key prefix of the links that undo a change. */
export const UNDO_PREFIX = 'email-undo#';

/** A previous email address, which its link restores once. */
export const createEmailUndoEntity = defineUserEntity(
  'email_undo',
  {
    token_hash: textKey,
    email: text,
    expires_at: number,
  },
  ({ token_hash }) => `${UNDO_PREFIX}${token_hash}`,
);
