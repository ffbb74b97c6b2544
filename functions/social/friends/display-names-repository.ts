import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet';
import { BatchGetCommand, execute } from 'dynamodb-toolbox/table/actions/batchGet';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Table } from '../../platform/table/client.ts';
import { createProfileEntity } from '../../profile/public.ts';
import { readRow } from '../../platform/table/read-row.ts';
import { displayNameOf } from './display-name.ts';

/** Maximum number of items per BatchGetItem request (DynamoDB API Reference). */
const BATCH = 100;

/** Reads the display names of users. */
export const createNamesRepository = (table: Table) => {
  const profiles = createProfileEntity(table);

  /** Reads only the two profile fields that the name is made of, and returns only the name. */
  const batch = async (ids: readonly string[]): Promise<[string, string][]> => {
    const command = table
      .build(BatchGetCommand)
      .requests(...ids.map((user_id) => profiles.build(BatchGetRequest).key({ user_id })))
      .options({ consistent: true, attributes: ['full_name', 'email'] });
    const { Responses, UnprocessedKeys = {} } = await execute({ maxAttempts: 3 }, command);
    if (Object.keys(UnprocessedKeys).length > 0) throw new CodedError('SERVICE_UNAVAILABLE');
    return ids.map((id, at) => [id, displayNameOf(Responses[0][at])]);
  };

  return {
    /** Returns names by user ID, with one batch get per hundred. */
    namesOf: async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      const unique = [...new Set(ids)];
      const parts = Array.from({ length: Math.ceil(unique.length / BATCH) }, (_, at) =>
        unique.slice(at * BATCH, (at + 1) * BATCH),
      );
      return new Map((await Promise.all(parts.map(batch))).flat());
    },

    /** Returns whether a user exists. */
    userExists: async (user_id: string): Promise<boolean> => (await readRow(profiles, { user_id })) !== null,
  };
};

export type NamesRepository = ReturnType<typeof createNamesRepository>;
