import { optionalNumber, optionalText, text, textKey } from '../../platform/table/attributes.ts';
import { defineUserEntity } from '../../platform/table/define-entity.ts';

/** A declared withdrawal, written before anything is refunded, so that it happens once. */
export const createWithdrawalEntity = defineUserEntity(
  'withdrawal',
  {
    /** Subscription of a plan, or checkout session of a pack. */
    contract_id: textKey,
    declared_at: text,
    /** What is refunded, in the currency's smallest unit. Missing until it is known, and if nothing was charged. */
    refunded: optionalNumber,
    currency: optionalText,
    /** Missing until the contract has ended, the refund was created and the confirmation was emailed. */
    done_at: optionalText,
  },
  ({ contract_id }) => `withdrawal#${contract_id}`,
);
