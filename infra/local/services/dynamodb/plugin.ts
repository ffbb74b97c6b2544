import type { ServicePlugin } from '../plugin.ts';
import type { DynamoDbClient } from './client.ts';
import type { DatabaseCall } from './database-call.ts';
import { createDynamoDbService } from './dynamodb-service.ts';
import { createTableExports, type ExportSettings } from './exports/table-exports.ts';

interface Settings extends ExportSettings {
  client: DynamoDbClient;
  /** Called after every successful operation. */
  onDatabaseCall(call: DatabaseCall): void;
  countsCapacity: boolean;
}

/** Creates the DynamoDB plugin on top of a running DynamoDB Local. */
export const createDynamoDbPlugin = ({
  client,
  onDatabaseCall,
  countsCapacity,
  ...exports
}: Settings): ServicePlugin => ({
  service: createDynamoDbService(client, onDatabaseCall, createTableExports(client, exports), countsCapacity),
});
