import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { COACH_TURNS, type CoachTurnEntity, createCoachTurnEntity } from './coach-turn-entity.ts';
import type { Table } from '../platform/table/client.ts';
import { userPartition } from '../platform/table/user-key.ts';

export type CoachTurn = FormattedItem<CoachTurnEntity>;

/** Maximum number of items per BatchWriteItem request (DynamoDB API Reference). */
const BATCH = 25;
const ATTEMPTS = 6;
const BASE_DELAY_MS = 50;

const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * BASE_DELAY_MS * 2 ** attempt));

/** Reads and deletes the coach's chat, stored as one row per turn. */
export const createTurnsRepository = (table: Table) => {
  const turns = createCoachTurnEntity(table);
  const name = table.getName();

  const query = (userId: string) =>
    table
      .build(QueryCommand)
      .query({ partition: userPartition(userId), range: { between: [...COACH_TURNS] } })
      .entities(turns);

  const remove = async (userId: string, places: readonly number[], attempt = 0): Promise<void> => {
    const keys = places.map(
      (place) => turns.build(DeleteItemCommand).key({ user_id: userId, place }).params().Key,
    );
    const { UnprocessedItems } = await table.getDocumentClient().send(
      new BatchWriteCommand({
        RequestItems: { [name]: keys.map((Key) => ({ DeleteRequest: { Key } })) },
      }),
    );
    const left = new Set(
      (UnprocessedItems?.[name] ?? []).map(({ DeleteRequest }) => DeleteRequest?.Key?.['sk']),
    );
    if (left.size === 0) return;
    if (attempt + 1 === ATTEMPTS) throw new Error(`${left.size} turns could not be removed yet.`);
    await pause(attempt);
    await remove(
      userId,
      places.filter((_place, at) => left.has(keys[at]?.['sk'])),
      attempt + 1,
    );
  };

  return {
    /** Returns the newest turns, newest first, with one request. */
    newest: async (userId: string, limit: number): Promise<CoachTurn[]> => {
      const { Items = [] } = await query(userId)
        .options({ consistent: true, entityAttrFilter: false, reverse: true, limit })
        .send();
      return Items;
    },

    /** Returns all turns, newest first. */
    all: async (userId: string): Promise<CoachTurn[]> => {
      const { Items = [] } = await query(userId)
        .options({ consistent: true, entityAttrFilter: false, reverse: true, maxPages: Infinity })
        .send();
      return Items;
    },

    /** @throws Error if the table still returns unprocessed rows after several attempts */
    clear: async (userId: string): Promise<void> => {
      const { Items = [] } = await query(userId)
        .options({ consistent: true, entityAttrFilter: false, maxPages: Infinity, attributes: ['place'] })
        .send();
      const places = Items.map(({ place }) => place);
      for (let at = 0; at < places.length; at += BATCH) await remove(userId, places.slice(at, at + BATCH));
    },
  };
};

export type TurnsRepository = ReturnType<typeof createTurnsRepository>;
