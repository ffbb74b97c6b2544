import { recordOf, recordsOf, textOf } from '../../record.ts';
import type { LocalStack } from '../../template/model.ts';
import { physicalIdOf } from '../../template/physical-id.ts';
import { type DynamoDbClient, DynamoDbError } from './client.ts';

const api = (operation: string): string => `DynamoDB_20120810.${operation}`;

/**
 * Deletes the items whose time to live has passed. DynamoDB Local would do so by the machine's clock.
 * @returns the number of deleted items
 */
export const expireItems = async (client: DynamoDbClient, stack: LocalStack, now: Date): Promise<number> => {
  let count = 0;
  for (const table of stack.byType('AWS::DynamoDB::Table')) {
    const { Enabled, AttributeName } = recordOf(table.properties['TimeToLiveSpecification']);
    if (Enabled !== true) continue;
    const keys = recordsOf(table.properties['KeySchema']).flatMap(
      (key) => textOf(key['AttributeName']) ?? [],
    );
    const isExpired = {
      TableName: physicalIdOf(table),
      ExpressionAttributeNames: { '#ttl': AttributeName },
      ExpressionAttributeValues: { ':now': { N: String(Math.floor(now.getTime() / 1000)) } },
    };
    let from: unknown;
    do {
      const page = await client.call(api('Scan'), {
        ...isExpired,
        FilterExpression: '#ttl < :now',
        ...(from !== undefined && { ExclusiveStartKey: from }),
      });
      for (const item of recordsOf(page['Items'])) {
        const Key = Object.fromEntries(keys.map((name) => [name, item[name]]));
        try {
          await client.call(api('DeleteItem'), { ...isExpired, Key, ConditionExpression: '#ttl < :now' });
          count += 1;
        } catch (error) {
          // The item was extended in the meantime.
          if (!(error instanceof DynamoDbError && error.code === 'ConditionalCheckFailedException'))
            throw error;
        }
      }
      from = page['LastEvaluatedKey'];
    } while (from !== undefined);
  }
  return count;
};
