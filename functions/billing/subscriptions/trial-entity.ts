import { optionalText, textKey } from '../../platform/table/attributes.ts';
import { defineEntity } from '../../platform/table/define-entity.ts';

/**
 * Record that an inbox or a card has used its trial, once ever (decisions D22 and D54). It is all that remains of an
 * erased account and identifies no one: a salted hash, which only recognizes a known address or card.
 */
export const createTrialEntity = defineEntity(
  'trial',
  {
    /** Hash of the inbox, or `card-` and the hash of a card's fingerprint. */
    inbox: textKey,
    /** The subscription whose trial it is; missing in rows from before trials were decided at payment. */
    subscription_id: optionalText,
  },
  ({ inbox }) => ({ pk: `trial#${inbox}`, sk: 'used' }),
);
