import { createHash } from 'node:crypto';
import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** How the keys of corrections begin, and the first key after them. */
export const CORRECTIONS = ['correction#', 'correction$'] as const;

/** The words are anybody's, in any script and of any length: a hash makes a key of them. */
export const correctionIdOf = (said: string): string =>
  createHash('sha256').update(said).digest('hex').slice(0, 32);

/** What a person means by certain words: the food, and how much more or less of it than the table weighs. */
export const createCorrectionEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'correction',
    table,
    schema: item({
      user_id: string().key(),
      id: string().key(),
      said: string(),
      /** Absent: the food that the table takes the words for. */
      record_id: string().optional(),
      name: string(),
      grams_factor: number().optional(),
      /** The food that `grams_factor` was learnt of, as in `record_id`: another food has another weight. */
      grams_factor_of: string().optional(),
      corrected_at: string(),
    }),
    computeKey: ({ user_id, id }) => ({ pk: userPartition(user_id), sk: `${CORRECTIONS[0]}${id}` }),
  });
