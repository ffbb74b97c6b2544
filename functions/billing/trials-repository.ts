import { createHmac } from 'node:crypto';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { inboxOf } from '#shared/referrals/inbox-of.ts';
import type { Table } from '../platform/table/client.ts';
import { readRow } from '../platform/table/read-row.ts';
import { createTrialEntity } from '../platform/table/trial-entity.ts';
import { createEmailOf } from './email-repository.ts';

/** Which inboxes had their trial: a second account of one has none, also after the first was deleted. */
export const createTrials = (table: Table) => {
  const trials = createTrialEntity(table);
  const emailOf = createEmailOf(table);

  /** The table's name is the salt: it differs with each stage. null where the person's e-mail is not known. */
  const inboxHashOf = async (userId: string): Promise<string | null> => {
    const email = await emailOf(userId);
    return email && createHmac('sha256', table.getName()).update(inboxOf(email)).digest('base64url');
  };

  return {
    /** Whether the person's inbox had its trial, with this account or another. */
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
