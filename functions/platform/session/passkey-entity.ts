import { number, optionalNumber, text, textKey } from '../table/attributes.ts';
import { defineUserEntity } from '../table/define-entity.ts';

/** Key prefix of passkeys that were removed because they were added at the user pool itself. */
export const REMOVED_PASSKEY_PREFIX = 'removed-passkey#';

/** A passkey that its user added with a fresh proof. Its public key is only at the user pool. */
export const createPasskeyEntity = defineUserEntity(
  'passkey',
  {
    /** Hash of the credential ID, which is too long for a key. */
    id: textKey,
    device: text,
    browser: text,
    created_at: text,
    /**
     * When the user pool created it, in epoch seconds. Distinguishes it from a later passkey with the same ID, which the
     * authenticator chooses. Absent while it is being added.
     */
    pool_created_at: optionalNumber,
  },
  ({ id }) => `passkey#${id}`,
);

/** A passkey that was removed with the next sign-in, because someone added it without our site. */
export const createRemovedPasskeyEntity = defineUserEntity(
  'removed_passkey',
  { id: textKey, removed_at: text, expires_at: number },
  ({ id }) => `${REMOVED_PASSKEY_PREFIX}${id}`,
);
