import { languageNames } from '#shared/language/languages.ts';
import {
  choice,
  optionalChoice,
  optionalNumber,
  optionalText,
  text,
  textKey,
} from '../platform/table/attributes.ts';
import { defineEntity } from '../platform/table/define-entity.ts';

/** Returns the partition of an address's rows. */
export const subscriberOf = (email_hash: string): string => `newsletter#${email_hash}`;

/** An address that requested the newsletter. Only confirmed ones receive it; the others expire. */
export const createSubscriberEntity = defineEntity(
  'newsletter_subscriber',
  {
    /** SHA-256 of the lower-case address. */
    email_hash: textKey,
    email: text,
    /** Language of the page with the form; missing means English. */
    language: optionalChoice(languageNames),
    asked_at: text,
    confirmed_at: optionalText,
    /** Hash of the unsubscribe link, which is deleted together with the row. */
    leave_hash: optionalText,
    expires_at: optionalNumber,
  },
  ({ email_hash }) => ({ pk: subscriberOf(email_hash), sk: 'subscriber' }),
);

/** The subscription that a link in an email refers to, and the link's action. */
export const createNewsletterLinkEntity = defineEntity(
  'newsletter_link',
  {
    /** SHA-256 of the token in the link. */
    token_hash: textKey,
    email_hash: text,
    purpose: choice(['confirm', 'leave']),
    expires_at: optionalNumber,
  },
  ({ token_hash }) => ({ pk: `newsletter-link#${token_hash}`, sk: 'owner' }),
);
