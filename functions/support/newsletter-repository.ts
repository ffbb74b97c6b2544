import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { Language } from '#shared/language/languages.ts';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { createNewsletterLinkEntity, createSubscriberEntity } from './newsletter-entity.ts';
import { readRow } from '../platform/table/read-row.ts';
import { ConditionsFailed, transact, type Write } from '../platform/table/transact.ts';
import { emailHashOf } from './email-hash.ts';
import type { RequestSource } from '../platform/http/request-source.ts';
import type { SenderLimits } from '../platform/limits/sender-limits.ts';

/** How long a confirmation link is valid. */
const CONFIRM_SECONDS = 7 * 86_400;

/**
 * Reads and writes newsletter subscriptions and the links in their emails. Only the hash of a link's token is stored.
 */
export const createNewsletterRepository = (table: Table, clock: Clock, limits: SenderLimits) => {
  const subscribers = createSubscriberEntity(table);
  const links = createNewsletterLinkEntity(table);

  /** Returns whether a row has not expired: DynamoDB deletes expired rows only later. */
  const isCurrent = (row: { expires_at?: number | undefined }): boolean =>
    row.expires_at === undefined || row.expires_at > epochSeconds(clock());

  const linkOf = async (token_hash: string, purpose: 'confirm' | 'leave') => {
    const link = await readRow(links, { token_hash });
    return link && link.purpose === purpose && isCurrent(link) ? link : null;
  };

  /** @throws CodedError TOO_MANY_MESSAGES; ConditionsFailed if a condition of `writes` failed */
  const countedWrite = async (writes: Write[], email: string, source: RequestSource): Promise<void> => {
    try {
      await transact(table, [...writes, ...limits.writes({ ...source, email })]);
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
      const refused = error.failed.slice(writes.length);
      if (refused.some(Boolean)) throw limits.refusal(refused, error);
      throw error;
    }
  };

  return {
    /**
     * Stores a subscription request with its confirmation link.
     * @returns false if the address is already subscribed
     * @throws CodedError TOO_MANY_MESSAGES above the limits
     */
    ask: async (
      { email, language }: { email: string; language: Language },
      token_hash: string,
      source: RequestSource,
    ): Promise<boolean> => {
      const email_hash = emailHashOf(email);
      const now = clock();
      const expires_at = epochSeconds(now) + CONFIRM_SECONDS;
      const subscriber = subscribers
        .build(PutItemCommand)
        .item({ email_hash, email, language, asked_at: now.toISOString(), expires_at })
        .options({ condition: { attr: 'confirmed_at', exists: false } });
      const link = links
        .build(PutItemCommand)
        .item({ token_hash, email_hash, purpose: 'confirm', expires_at });
      try {
        await countedWrite([{ Put: subscriber.params() }, { Put: link.params() }], email, source);
        return true;
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
        // Counted all the same: otherwise the limit would reveal subscribers.
        await countedWrite([], email, source);
        return false;
      }
    },

    /**
     * Confirms a subscription.
     * @param leave_hash hash of the unsubscribe token
     * @returns the address and whether it is newly subscribed, or null for an unknown or expired link
     */
    confirm: async (
      token_hash: string,
      leave_hash: string,
    ): Promise<{ email: string; language: Language; isNew: boolean } | null> => {
      const link = await linkOf(token_hash, 'confirm');
      if (!link) return null;
      const { email_hash } = link;
      const subscriber = await readRow(subscribers, { email_hash });
      if (!subscriber || !isCurrent(subscriber)) return null;
      const { email, language = 'en' } = subscriber;
      if (subscriber.confirmed_at !== undefined) return { email, language, isNew: false };
      const update = subscribers
        .build(UpdateItemCommand)
        .item({ email_hash, confirmed_at: clock().toISOString(), leave_hash, expires_at: $remove() })
        .options({
          condition: {
            and: [
              { attr: 'email_hash', exists: true },
              { attr: 'confirmed_at', exists: false },
            ],
          },
        });
      const leave = links
        .build(PutItemCommand)
        .item({ token_hash: leave_hash, email_hash, purpose: 'leave' });
      try {
        await transact(table, [{ Update: update.params() }, { Put: leave.params() }]);
        return { email, language, isNew: true };
      } catch (error) {
        // A concurrent request confirmed it first.
        if (error instanceof ConditionsFailed) return { email, language, isNew: false };
        throw error;
      }
    },

    /** Unsubscribes an address and deletes its rows. Does nothing for an unknown token. */
    leave: async (token_hash: string): Promise<void> => {
      const link = await linkOf(token_hash, 'leave');
      if (!link) return;
      await transact(table, [
        { Delete: subscribers.build(DeleteItemCommand).key({ email_hash: link.email_hash }).params() },
        { Delete: links.build(DeleteItemCommand).key({ token_hash }).params() },
      ]);
    },
  };
};

export type NewsletterRepository = ReturnType<typeof createNewsletterRepository>;
