import { text, textKey } from '../../platform/table/attributes.ts';
import { defineUserEntity } from '../../platform/table/define-entity.ts';

/** Record of an email about money, written before it is sent, so that each event is emailed once. */
export const createMoneyMailEntity = defineUserEntity(
  'money_mail',
  {
    /** What the email was about, for example `receipt-<invoice>`. */
    about: textKey,
    /** The state that was emailed last, for example the plan of a subscription. */
    state: text,
    created_at: text,
  },
  ({ about }) => `money-mail#${about}`,
);
