import { doNotContactCauses } from '#shared/business-agents/sdr/contact-state.ts';
import { choice, optionalText, text, textKey } from '../../../platform/table/attributes.ts';
import { defineEntity } from '../../../platform/table/define-entity.ts';
import { userPartition } from '../../../platform/table/user-key.ts';

/** Returns the key of the row that blocks an address. */
export const doNotContactKey = (userId: string, address: string) => ({
  pk: userPartition(userId),
  sk: `do-not-contact#${address}`,
});

/** An address that must not be contacted. It outlives the lead, so it holds only a hash of the address. */
export const createDoNotContactEntity = defineEntity(
  'do_not_contact',
  {
    user_id: textKey,
    /** Keyed hash of the normalized address. */
    address: textKey,
    cause: choice(doNotContactCauses),
    reason: optionalText,
    since: text,
  },
  ({ user_id, address }) => doNotContactKey(user_id, address),
);
