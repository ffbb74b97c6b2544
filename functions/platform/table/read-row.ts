import type { Entity, FormattedItem, KeyInputItem } from 'dynamodb-toolbox/entity';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';

/**
 * Reads one row, or returns null.
 * @param consistent whether the read sees all earlier writes; without, it costs half and may be a moment behind
 */
export const readRow = async <Row extends Entity>(
  entity: Row,
  key: KeyInputItem<Row>,
  consistent = true,
): Promise<FormattedItem<Row> | null> => {
  const read = (entity as Entity).build(GetItemCommand).key(key).options({ consistent });
  return ((await read.send()).Item as FormattedItem<Row> | undefined) ?? null;
};
