import { Entity } from 'dynamodb-toolbox/entity';
import { item, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../../platform/table/client.ts';
import { entityDefaults } from '../../platform/table/entity-defaults.ts';

/**
 * Record that an inbox has used its trial, once ever (decision D22). It is all that remains of an erased account and
 * identifies no one: a salted hash, which only recognizes a known address.
 */
export const createTrialEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'trial',
    table,
    schema: item({ inbox: string().key() }),
    computeKey: ({ inbox }) => ({ pk: `trial#${inbox}`, sk: 'used' }),
  });
