import { Entity } from 'dynamodb-toolbox/entity';
import { item, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../../platform/table/client.ts';
import { entityDefaults } from '../../platform/table/entity-defaults.ts';

/**
 * That an inbox had its trial: once per person, ever (decision D22). It is the one thing that stays of an account that
 * was erased, and it names nobody: a salted hash, by which an address that is told can be known again.
 */
export const createTrialEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'trial',
    table,
    schema: item({ inbox: string().key() }),
    computeKey: ({ inbox }) => ({ pk: `trial#${inbox}`, sk: 'used' }),
  });
