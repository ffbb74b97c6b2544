import type { Entity, FormattedItem, KeyInputItem } from 'dynamodb-toolbox/entity';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';

/** Reads one row with strong consistency, or returns null. */
export const readRow = async <Row extends Entity>(
  entity: Row,
  key: KeyInputItem<Row>,
): Promise<FormattedItem<Row> | null> => {
  const read = (entity as Entity).build(GetItemCommand).key(key).options({ consistent: true });
  return ((await read.send()).Item as FormattedItem<Row> | undefined) ?? null;
};
