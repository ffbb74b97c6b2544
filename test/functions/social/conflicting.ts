import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { Table } from '#functions/platform/table/client.ts';

/** Of a write, in the SDK's own words or in the table's. */
type Write = Record<string, { Key?: { sk?: unknown }; Item?: { sk?: unknown } }>;

const sortKeyOf = (write: Write): string => {
  const [{ Key, Item } = {}] = Object.values(write);
  return JSON.stringify((Key ?? Item)?.sk ?? '');
};

/**
 * Makes a table refuse what DynamoDB refuses when many write one row at once, and DynamoDB Local never does: each
 * transaction on a shared meal, a few times. Source: DynamoDB Developer Guide, 'Transaction conflict handling'.
 * @param times how often each is refused
 * @returns how often it happened
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
