import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import { languageNames } from '#shared/language/languages.ts';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';

/** Partition of what is known of one address. */
export const subscriberOf = (email_hash: string): string => `newsletter#${email_hash}`;

/** An address that asked for the newsletter. Only a confirmed one gets it; the others expire. */
export const createSubscriberEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'newsletter_subscriber',
    table,
    schema: item({
      /** SHA-256 of the address in lower case. */
      email_hash: string().key(),
      email: string(),
      /** Of the page it was asked on; absent is English. */
      language: string()
        .enum(...languageNames)
        .optional(),
      asked_at: string(),
      confirmed_at: string().optional(),
      /** Of the link that takes it off: it goes with the row, whoever erases it. */
      leave_hash: string().optional(),
      expires_at: number().optional(),
    }),
    computeKey: ({ email_hash }) => ({ pk: subscriberOf(email_hash), sk: 'subscriber' }),
  });

/** Whose subscription a link of a mail is about, and what its press does. */
export const createNewsletterLinkEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'newsletter_link',
    table,
    schema: item({
      /** SHA-256 of the token in the link. */
      token_hash: string().key(),
      email_hash: string(),
      purpose: string().enum('confirm', 'leave'),
      expires_at: number().optional(),
    }),
    computeKey: ({ token_hash }) => ({ pk: `newsletter-link#${token_hash}`, sk: 'owner' }),
  });
