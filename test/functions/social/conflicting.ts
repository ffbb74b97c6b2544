import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { Table } from '#functions/platform/table/client.ts';

/** A write in the SDK's or the table's format. */
type Write = Record<string, { Key?: { sk?: unknown }; Item?: { sk?: unknown } }>;

const sortKeyOf = (write: Write): string => {
  const [{ Key, Item } = {}] = Object.values(write);
  return JSON.stringify((Key ?? Item)?.sk ?? '');
};

/**
 * Makes a table reject concurrent transactions on a shared meal a few times, as DynamoDB does and DynamoDB Local never
 * does. Source: DynamoDB Developer Guide, 'Transaction conflict handling'.
 * @param times rejections per transaction
 * @returns a function that returns the number of rejections
 */
export const conflicting = (table: Table, times: number): (() => number) => {
  const refusals = new Map<string, number>();
  let conflicts = 0;
  table.getDocumentClient().middlewareStack.add(
    (next) => async (args) => {
      const { TransactItems = [] } = args.input as { TransactItems?: Write[] };
      const keys = TransactItems.map(sortKeyOf);
      const isOfMeal = keys.some((key) => key.includes('"meal"'));
      const action = keys.join(' ');
      const refused = refusals.get(action) ?? 0;
      if (!isOfMeal || refused === times) return next(args);
      refusals.set(action, refused + 1);
      conflicts += 1;
      throw new TransactionCanceledException({
        message: 'Scripted.',
        $metadata: {},
        CancellationReasons: keys.map((key) => ({
          Code: key.includes('"meal"') ? 'TransactionConflict' : 'None',
        })),
      });
    },
    { step: 'initialize', name: 'conflicts', override: true },
  );
  return () => conflicts;
};
