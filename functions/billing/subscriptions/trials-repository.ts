import { createHmac } from 'node:crypto';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { normalizeInbox } from '#shared/referrals/normalize-inbox.ts';
import type { Table } from '../../platform/table/client.ts';
import { readRow } from '../../platform/table/read-row.ts';
import { createTrialEntity } from './trial-entity.ts';
import { createEmailOf } from '../customers/email-repository.ts';

/**
 * Records which email inboxes have used their trial, so that a second account gets none, even after the first was
 * deleted.
 */
export const createTrials = (table: Table) => {
  const trials = createTrialEntity(table);
  const emailOf = createEmailOf(table);

  /**
   * Hashes the inbox with the table name as salt, which differs per environment. null if the user's email is unknown.
   */
  const inboxHashOf = async (userId: string): Promise<string | null> => {
    const email = await emailOf(userId);
    return email && createHmac('sha256', table.getName()).update(normalizeInbox(email)).digest('base64url');
  };

  return {
    /** Returns whether the user's inbox has used its trial with any account. */
    isKnown: async (userId: string): Promise<boolean> => {
      const inbox = await inboxHashOf(userId);
      return inbox !== null && (await readRow(trials, { inbox })) !== null;
    },
    remember: async (userId: string): Promise<void> => {
      const inbox = await inboxHashOf(userId);
      if (inbox !== null) await trials.build(PutItemCommand).item({ inbox }).send();
    },
  };
};
