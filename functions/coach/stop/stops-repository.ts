import { CodedError } from '#shared/errors/coded-error.ts';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { type Clock, epochSeconds } from '../../platform/clock.ts';
import { createOpenAccountCheck } from '../../platform/account/closed-account-entity.ts';
import type { Table } from '../../platform/table/client.ts';
import { tryTransact } from '../../platform/table/transact.ts';
import { createCoachStopEntity } from './coach-stop-entity.ts';

/** Longer than any request takes, s. */
const STOP_SECONDS = 10 * 60;

/** Stores and reads requests to stop a reply. They travel through the table, because a reply is written by another Lambda. */
export const createStopsRepository = (table: Table, clock: Clock) => {
  const stops = createCoachStopEntity(table);
  const openAccount = createOpenAccountCheck(table);
  return {
    /** @throws CodedError UNAUTHENTICATED when the account is closed */
    stop: async (user_id: string, turn_id: string, pieces: number): Promise<void> => {
      const expires_at = epochSeconds(clock()) + STOP_SECONDS;
      const Put = stops.build(PutItemCommand).item({ user_id, turn_id, pieces, expires_at }).params();
      const isOpen = await tryTransact(table, [{ Put }, openAccount(user_id)]);
      if (!isOpen) throw new CodedError('UNAUTHENTICATED');
    },

    /** Returns the number of pieces to keep, or null if the turn was not stopped. */
    piecesToKeep: async (user_id: string, turn_id: string): Promise<number | null> => {
      const command = stops.build(GetItemCommand).key({ user_id, turn_id });
      const { Item } = await command.options({ consistent: true }).send();
      return Item?.pieces ?? null;
    },
  };
};

export type StopsRepository = ReturnType<typeof createStopsRepository>;
