import { text, textKey } from '../../platform/table/attributes.ts';
import { defineUserEntity } from '../../platform/table/define-entity.ts';

/**
 * Record that a user asked for an order to be performed before the withdrawal period is over, and acknowledged what
 * that means for the right of withdrawal. Evidence for Directive 2011/83/EU, Articles 7(3), 8(8) and 16(m).
 */
export const createOrderConsentEntity = defineUserEntity(
  'order_consent',
  {
    checkout_id: textKey,
    /** Version of the consent's text and of the terms that were shown. */
    terms_version: text,
    given_at: text,
  },
  ({ checkout_id }) => `order-consent#${checkout_id}`,
);
