import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { tracer } from '../observability.ts';

/** The table and how to reach it: what every entity is made with. */
export interface Table {
  client: DynamoDBDocumentClient;
  table: string;
}

/** Opens the single table. One client a sandbox, kept warm. */
export const openTable = (name: string): Table => ({
  client: DynamoDBDocumentClient.from(tracer.captureAWSv3Client(new DynamoDBClient({})), {
    marshallOptions: { removeUndefinedValues: true },
  }),
  table: name,
});
