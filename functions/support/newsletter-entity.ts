import { item, number, string } from 'dynamodb-toolbox/schema';
import { languageNames } from '#shared/language/languages.ts';
import { defineEntity } from '../platform/table/define-entity.ts';

/** Returns the partition of an address's rows. */
export const subscriberOf = (email_hash: string): string => `newsletter#${email_hash}`;

/** An address that requested the newsletter. Only confirmed ones receive it; the others expire. */
export const createSubscriberEntity = defineEntity(
  'newsletter_subscriber',
  item({
    /** SHA-256 of the lower-case address. */
    email_hash: string().key(),
    email: string(),
    /** Language of the page with the form; missing means English. */
    language: string()
      .enum(...languageNames)
      .optional(),
    asked_at: string(),
    confirmed_at: string().optional(),
    /** Hash of the unsubscribe link, which is deleted together with the row. */
    leave_hash: string().optional(),
    expires_at: number().optional(),
  }),
  ({ email_hash }) => ({ pk: subscriberOf(email_hash), sk: 'subscriber' }),
);

/** The subscription that a link in an email refers to, and the link's action. */
export const createNewsletterLinkEntity = defineEntity(
  'newsletter_link',
  item({
    /** SHA-256 of the token in the link. */
    token_hash: string().key(),
    email_hash: string(),
    purpose: string().enum('confirm', 'leave'),
    expires_at: number().optional(),
  }),
  ({ token_hash }) => ({ pk: `newsletter-link#${token_hash}`, sk: 'owner' }),
);
