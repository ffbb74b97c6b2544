import { Entity } from 'dynamodb-toolbox/entity';
import { item, type ItemSchema, type Schema, type ValidValue } from 'dynamodb-toolbox/schema';
import { textKey } from './attributes.ts';
import type { Table } from './client.ts';
import type { RowKey } from './get-rows.ts';
import { userPartition } from './user-key.ts';

type Attributes = Record<string, Schema>;
/** Attributes in the form in which the toolbox derives types from them. */
type Plain<Named extends Attributes> = ReturnType<typeof item<Named>>['attributes'];
type WithUser<Named extends Attributes> = Plain<Named & { user_id: typeof textKey }>;

/** The attributes from which an entity's key is computed. */
type KeyOf<Named extends Attributes> = ValidValue<ItemSchema<Named>, { mode: 'key' }>;

/**
 * Defines an entity whose items contain only the given attributes.
 * @returns a function that creates the entity for a table
 */
export const defineEntity =
  <const Name extends string, Named extends Attributes>(
    name: Name,
    attributes: Named,
    computeKey: (key: KeyOf<Plain<Named>>) => RowKey,
  ) =>
  (table: Table) => {
    type Defined = typeof Entity<Name, Table, Plain<Named>, false, false>;
    const schema = item<Attributes>(attributes);
    const definition = { name, table, schema, computeKey, timestamps: false, entityAttribute: false };
    // TypeScript cannot evaluate the toolbox's conditional types for attributes that are not known yet.
    return new (Entity as Defined)(definition as unknown as ConstructorParameters<Defined>[0]);
  };

/**
 * Defines an entity whose items are in the partition of their user, with the attribute `user_id`.
 * @param sortKey returns the key of an item in the partition
 * @param link returns attributes that are computed from others, such as the keys of an index
 */
export const defineUserEntity = <
  const Name extends string,
  Named extends Attributes,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- No computed attributes by default.
  Linked extends Attributes = Record<never, never>,
>(
  name: Name,
  attributes: Named,
  sortKey: (key: KeyOf<WithUser<Named>>) => string,
  link?: (schema: ItemSchema<WithUser<Named>>) => Linked,
) => {
  type Own = ItemSchema<WithUser<Named>>;
  const owned = { user_id: textKey, ...attributes };
  const all = { ...owned, ...link?.(item<Attributes>(owned) as unknown as Own) };
  return defineEntity(name, all as typeof owned & Linked, (key) => {
    const own = key as unknown as KeyOf<WithUser<Named>> & { user_id: string };
    return { pk: userPartition(own.user_id), sk: sortKey(own) };
  });
};
