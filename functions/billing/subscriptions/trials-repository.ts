import { createHmac } from 'node:crypto';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import type { TrialRefusal } from '#shared/billing/billing-of.ts';
import { normalizeInbox } from '#shared/referrals/normalize-inbox.ts';
import type { Table } from '../../platform/table/client.ts';
import { readRow } from '../../platform/table/read-row.ts';
import { ConditionsFailed, transact, type Write } from '../../platform/table/transact.ts';
import { createTrialEntity } from './trial-entity.ts';
import { createEmailOf } from '../customers/email-repository.ts';

/** A trial that starts: its subscription, and the fingerprint of the card that would pay for it, if known. */
export interface TrialClaim {
  subscription_id: string;
  fingerprint: string | null;
}

/**
 * Records which email inboxes and cards have used their trial, so that a second account gets none, even after the first
 * was deleted.
 */
export const createTrials = (table: Table) => {
  const trials = createTrialEntity(table);
  const emailOf = createEmailOf(table);

  /** Hashes a text with the table name as salt, which differs per environment. */
  const hashOf = (text: string): string =>
    createHmac('sha256', table.getName()).update(text).digest('base64url');

  /** Returns the hash of the user's inbox, or null if the user's email is unknown. */
  const inboxHashOf = async (userId: string): Promise<string | null> => {
    const email = await emailOf(userId);
    return email && hashOf(normalizeInbox(email));
  };

  /** Writes a row unless it belongs to another trial. */
  const claimOf = (inbox: string, subscription_id: string): Write => ({
    Put: trials
      .build(PutItemCommand)
      .item({ inbox, subscription_id })
      .options({
        condition: {
          or: [
            { attr: 'inbox', exists: false },
            { attr: 'subscription_id', eq: subscription_id },
          ],
        },
      })
      .params(),
  });

  return {
    /** Returns whether the user's inbox has used its trial with any account. */
    isKnown: async (userId: string): Promise<boolean> => {
      const inbox = await inboxHashOf(userId);
      return inbox !== null && (await readRow(trials, { inbox })) !== null;
    },

    /**
     * Gives a trial to one subscription, for the user's inbox and the card in one transaction. Idempotent.
     * @returns why there is none: another trial used the inbox or the card. Then nothing was written.
     */
    claim: async (
      userId: string,
      { subscription_id: id, fingerprint }: TrialClaim,
    ): Promise<TrialRefusal | null> => {
      const inbox = await inboxHashOf(userId);
      const writes = [
        ...(inbox === null ? [] : [{ reason: 'inbox' as const, write: claimOf(inbox, id) }]),
        ...(fingerprint === null
          ? []
          : [{ reason: 'card' as const, write: claimOf(`card-${hashOf(fingerprint)}`, id) }]),
      ];
      if (writes.length === 0) return null;
      try {
        await transact(
          table,
          writes.map(({ write }) => write),
        );
        return null;
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
        return writes.find((_, index) => error.failed[index])?.reason ?? null;
      }
    },
  };
};
