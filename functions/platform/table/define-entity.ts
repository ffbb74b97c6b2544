import { Entity } from 'dynamodb-toolbox/entity';
import type { ItemSchema, Schema, ValidValue } from 'dynamodb-toolbox/schema';
import type { Table } from './client.ts';
import type { RowKey } from './get-rows.ts';
import { userPartition } from './user-key.ts';

type Attributes = Record<string, Schema>;

/** The attributes from which an entity's key is computed. */
type KeyValue<Named extends Attributes> = ValidValue<ItemSchema<Named>, { mode: 'key' }>;

/**
 * Defines an entity whose items contain only the attributes of their schema.
 * @returns a function that creates the entity for a table
 */
export const defineEntity =
  <const Name extends string, Named extends Attributes>(
    name: Name,
    schema: ItemSchema<Named>,
    computeKey: (key: KeyValue<Named>) => RowKey,
  ) =>
  (table: Table) => {
    const definition = { name, table, schema, computeKey, timestamps: false, entityAttribute: false };
    // TypeScript cannot evaluate the toolbox's conditional types for attributes that are not known yet.
    type Definition = ConstructorParameters<typeof Entity<Name, Table, Named, false, false>>[0];
    return new Entity<Name, Table, Named, false, false>(definition as unknown as Definition);
  };

/** Defines an entity whose items are in the partition of their user. @param sortKey returns the key of an item in it */
export const defineUserEntity = <const Name extends string, Named extends Attributes & { user_id: Schema }>(
  name: Name,
  schema: ItemSchema<Named>,
  sortKey: (key: KeyValue<Named>) => string,
) =>
  defineEntity(name, schema, (key) => ({
    pk: userPartition((key as { user_id: string }).user_id),
    sk: sortKey(key),
  }));
