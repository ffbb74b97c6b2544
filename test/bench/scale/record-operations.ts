import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Table, tableAt } from '#functions/platform/table/client.ts';
import type { Operation } from './table-model.ts';

type Item = Record<string, unknown>;
interface Input {
  Key?: Item;
  Item?: Item;
  ConsistentRead?: boolean;
  ExpressionAttributeValues?: Item;
  TransactItems?: Record<string, { Key?: Item; Item?: Item; ExpressionAttributeValues?: Item }>[];
  RequestItems?: Record<string, { Keys?: Item[]; ConsistentRead?: boolean }>;
}

const keyOf = ({ pk, sk }: Item): string => `${String(pk)} ${String(sk)}`;
const partitionOf = ({ pk }: Item): string => String(pk);
/** Units of items of up to 4 KB to read, or 1 KB to write; twice as many in a transaction. */
const readUnits = (isConsistent: boolean | undefined): number => (isConsistent ? 1 : 0.5);

/** Index keys in an item or in the values of an update, which are written to the index too. */
const indexPartitionOf = ({ Item, ExpressionAttributeValues }: Input): string[] => {
  const key = Item?.['gsi1pk'];
  if (typeof key === 'string') return [`gsi1 ${key}`];
  const values = Object.values(ExpressionAttributeValues ?? {});
  return values.flatMap((value) =>
    typeof value === 'string' && /^(?:active|likes|shared-meals)#/.test(value) ? [`gsi1 ${value}`] : [],
  );
};

const sumUnits = (parts: readonly (readonly [string, number])[]): Record<string, number> => {
  const units: Record<string, number> = {};
  for (const [partition, count] of parts) units[partition] = (units[partition] ?? 0) + count;
  return units;
};

/** Returns the operation of a request in the document client's format. */
const operationOf = (name: string, input: Input): Operation => {
  if (name === 'BatchGetItemCommand') {
    const parts = Object.values(input.RequestItems ?? {}).flatMap(({ Keys = [], ConsistentRead }) =>
      Keys.map((key) => [partitionOf(key), readUnits(ConsistentRead)] as const),
    );
    return { kind: 'read', units: sumUnits(parts), items: [] };
  }
  if (name === 'TransactWriteItemsCommand') {
    const writes = (input.TransactItems ?? []).flatMap((write) => Object.values(write));
    const parts = writes.flatMap((write) => {
      const own = partitionOf(write.Key ?? write.Item ?? {});
      return [[own, 2] as const, ...indexPartitionOf(write).map((index) => [index, 1] as const)];
    });
    return {
      kind: 'write',
      units: sumUnits(parts),
      items: writes.map(({ Key, Item }) => keyOf(Key ?? Item ?? {})),
    };
  }
  if (name === 'GetItemCommand')
    return {
      kind: 'read',
      units: sumUnits([[partitionOf(input.Key ?? {}), readUnits(input.ConsistentRead)]]),
      items: [],
    };
  if (name === 'QueryCommand') {
    const [partition] = Object.values(input.ExpressionAttributeValues ?? {});
    return { kind: 'read', units: { [String(partition)]: readUnits(input.ConsistentRead) }, items: [] };
  }
  return { kind: 'write', units: { [partitionOf(input.Key ?? input.Item ?? {})]: 1 }, items: [] };
};

/**
 * Opens a table without a database: requests are recorded as operations and answered from given rows.
 * @param rows the stored items
 */
export const openRecordingTable = (rows: readonly Item[]): { table: Table; recorded: () => Operation[] } => {
  const stored = new Map(rows.map((row) => [keyOf(row), row]));
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }));
  let operations: Operation[] = [];
  client.middlewareStack.add(
    (_next, { commandName = '' }) =>
      async ({ input }) => {
        operations.push(operationOf(commandName, input as Input));
        const { Key, RequestItems = {} } = input as Input;
        const Responses = Object.fromEntries(
          Object.entries(RequestItems).map(([name, { Keys = [] }]) => [
            name,
            Keys.flatMap((key) => stored.get(keyOf(key)) ?? []),
          ]),
        );
        const output = { Item: Key && stored.get(keyOf(Key)), Items: [], Responses, $metadata: {} };
        return { output, response: {} };
      },
    { step: 'initialize', name: 'recordOperations', override: true },
  );
  return {
    table: tableAt('recording', client),
    recorded: () => {
      const last = operations;
      operations = [];
      return last;
    },
  };
};
