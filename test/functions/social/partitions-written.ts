import type { Table } from '#functions/platform/table/client.ts';

interface Keys {
  Key?: { pk?: string };
  Item?: { pk?: string };
}

/** Records the partitions that a table's writes concern. @returns a function that returns them */
export const partitionsWritten = (table: Table): (() => string[]) => {
  const written = new Set<string>();
  table.getDocumentClient().middlewareStack.add(
    (next) => async (args) => {
      const { TransactItems = [], ...single } = args.input as {
        TransactItems?: Record<string, Keys>[];
      } & Keys;
      const writes = [
        ...TransactItems.flatMap((write) => Object.entries(write)),
        ...('Item' in single ? [['Put', single] as const] : []),
      ];
      for (const [action, { Key, Item }] of writes)
        if (action !== 'ConditionCheck') written.add(String((Key ?? Item)?.pk));
      return next(args);
    },
    { step: 'initialize', name: 'partitionsWritten', override: true },
  );
  return () => [...written];
};
