import type { Entity, KeyInputItem } from 'dynamodb-toolbox/entity';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import type { RowKey } from './get-rows.ts';

/** Returns the table key of an entity's row. */
export const rowKey = <Kind extends Entity>(entity: Kind, key: KeyInputItem<Kind>): RowKey =>
  (entity as Entity).build(GetItemCommand).key(key).params().Key as unknown as RowKey;
