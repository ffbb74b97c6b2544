import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import type { LocalDate } from '#shared/time/local-date.ts';
import { type Clock, epochSeconds } from '../../platform/clock.ts';
import type { Table } from '../../platform/table/client.ts';
import { createOpenAccountCheck } from '../../platform/account/closed-account-entity.ts';
import { isNew } from '../../platform/table/row-conditions.ts';
import { transact, tryTransact } from '../../platform/table/transact.ts';
import { createUnsubscribeEntity, createWeeklyEmailEntity, WEEKLY_MAILS } from './weekly-mail-entity.ts';
import { queryRows } from '../../platform/table/query-rows.ts';

/** How long the links of an email work. */
const RETENTION_SECONDS = 180 * 24 * 60 * 60;

/** Records which weekly emails were sent and who owns their links. */
export const createWeeklyEmailRepository = (table: Table, clock: Clock) => {
  const mails = createWeeklyEmailEntity(table);
  const tokens = createUnsubscribeEntity(table);
  const openAccount = createOpenAccountCheck(table);

  return {
    /** Records an email before it is sent. @returns false if it was already sent or the account is closed */
    note: async (user_id: string, week: LocalDate, token_hash: string): Promise<boolean> => {
      const now = clock();
      const expires_at = epochSeconds(now) + RETENTION_SECONDS;
      const mail = mails
        .build(PutItemCommand)
        .item({ user_id, week, token_hash, created_at: now.toISOString(), expires_at })
        .options({ condition: isNew });
      const token = tokens.build(PutItemCommand).item({ token_hash, user_id, expires_at });
      return tryTransact(table, [{ Put: mail.params() }, { Put: token.params() }, openAccount(user_id)]);
    },

    /** Deletes the record of an email that was certainly not sent. */
    removeNote: async (user_id: string, week: LocalDate, token_hash: string): Promise<void> => {
      const mail = mails.build(DeleteItemCommand).key({ user_id, week });
      const token = tokens.build(DeleteItemCommand).key({ token_hash });
      await transact(table, [
        { Delete: mail.options({ condition: { attr: 'token_hash', eq: token_hash } }).params() },
        { Delete: token.params() },
      ]);
    },

    /** Deletes the unsubscribe links of a deleted account. */
    forget: async (userId: string): Promise<void> => {
      const rows = await queryRows(mails, userId, { between: WEEKLY_MAILS });
      for (const { token_hash } of rows) await tokens.build(DeleteItemCommand).key({ token_hash }).send();
    },
  };
};

export type WeeklyEmailRepository = ReturnType<typeof createWeeklyEmailRepository>;
