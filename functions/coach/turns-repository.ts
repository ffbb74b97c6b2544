import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { COACH_TURNS, type CoachTurnEntity, createCoachTurnEntity } from './coach-turn-entity.ts';
import { createCoachStateEntity } from './state/coach-state-entity.ts';
import type { Table } from '../platform/table/client.ts';
import { deleteRows } from '../platform/table/delete-rows.ts';
import { rowKey } from '../platform/table/row-key.ts';
import { queryRows } from '../platform/table/query-rows.ts';
import { userPartition } from '../platform/table/user-key.ts';

export type CoachTurn = FormattedItem<CoachTurnEntity>;

/** Reads and deletes the coach's chat, stored as one row per turn. */
export const createTurnsRepository = (table: Table) => {
  const turns = createCoachTurnEntity(table);
  const states = createCoachStateEntity(table);

  return {
    /** Returns the newest turns, newest first, with one request. */
    newest: (userId: string, limit: number): Promise<CoachTurn[]> =>
      queryRows(turns, userId, { between: COACH_TURNS }, { reverse: true, limit }),

    /** Returns all turns, newest first. */
    all: (userId: string): Promise<CoachTurn[]> =>
      queryRows(turns, userId, { between: COACH_TURNS }, { reverse: true }),

    /** @throws Error if the table still returns unprocessed rows after several attempts */
    clear: async (userId: string): Promise<void> => {
      const { Items = [] } = await table
        .build(QueryCommand)
        .query({ partition: userPartition(userId), range: { between: [...COACH_TURNS] } })
        .entities(turns)
        .options({ consistent: true, entityAttrFilter: false, maxPages: Infinity, attributes: ['place'] })
        .send();
      await deleteRows(table, [
        ...Items.map(({ place }) => rowKey(turns, { user_id: userId, place })),
        rowKey(states, { user_id: userId }),
      ]);
    },
  };
};

export type TurnsRepository = ReturnType<typeof createTurnsRepository>;
