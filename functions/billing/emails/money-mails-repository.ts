import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { CodedError } from '#shared/errors/coded-error.ts';
import { createOpenAccountCheck } from '../../platform/account/closed-account-entity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Table } from '../../platform/table/client.ts';
import { readRow } from '../../platform/table/read-row.ts';
import { isNew } from '../../platform/table/row-conditions.ts';
import { ConditionsFailed, transact } from '../../platform/table/transact.ts';
import { createMoneyMailEntity } from './money-mail-entity.ts';

/** Ensures that each event is emailed once, however often and in whatever order Stripe reports it. */
export const createMoneyMails = (table: Table, clock: Clock) => {
  const mails = createMoneyMailEntity(table);
  const openAccount = createOpenAccountCheck(table);

  const write = async (userId: string, about: string, state: string, before: string | null): Promise<void> =>
    transact(table, [
      openAccount(userId),
      {
        Put: mails
          .build(PutItemCommand)
          .item({ user_id: userId, about, state, created_at: clock().toISOString() })
          .options({ condition: before === null ? isNew : { attr: 'state', eq: before } })
          .params(),
      },
    ]);

  /** @returns whether this call claimed the email; false if a concurrent one did */
  const claim = async (
    userId: string,
    about: string,
    state: string,
    before: string | null,
  ): Promise<boolean> => {
    try {
      await write(userId, about, state, before);
      return true;
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
      if (error.failed[0]) throw new CodedError('UNAUTHENTICATED', { cause: error });
      return false;
    }
  };

  return {
    /**
     * Sends an email unless this state was emailed before. A failed email is forgotten, so that Stripe's next attempt
     * sends it.
     * @param send receives the state that was emailed last, or null
     */
    once: async (
      userId: string,
      about: string,
      state: string,
      send: (before: string | null) => Promise<void>,
    ): Promise<void> => {
      const before = (await readRow(mails, { user_id: userId, about }))?.state ?? null;
      if (before === state || !(await claim(userId, about, state, before))) return;
      try {
        await send(before);
      } catch (error) {
        if (before === null) await mails.build(DeleteItemCommand).key({ user_id: userId, about }).send();
        else await write(userId, about, before, state);
        throw error;
      }
    },
  };
};

export type MoneyMails = ReturnType<typeof createMoneyMails>;
