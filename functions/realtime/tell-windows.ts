import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import type { PushMessage } from '../platform/sockets/push-message.ts';
import { changeOfRecord } from './change-of-record.ts';
import type { SocketRepository } from './socket-repository.ts';

interface Dependencies {
  sockets: Pick<SocketRepository, 'openOf' | 'forget'>;
  push: PushMessage;
  /** Notes a failure; the stream delivers the record again. */
  report: (error: Error) => void;
}

/**
 * Tells each person's open windows what changed. Records may come twice or late: a message only says 'fetch again',
 * so that does no harm. The first record that fails is reported; the stream delivers again from there.
 */
export const createWindowTeller =
  ({ sockets, push, report }: Dependencies) =>
  async ({ Records }: { Records: DynamoDBRecord[] }): Promise<DynamoDBBatchResponse> => {
    const windows = new Map<string, string[]>();

    const tell = async (record: DynamoDBRecord): Promise<void> => {
      const change = changeOfRecord(record);
      if (!change) return;
      const open = windows.get(change.user_id) ?? (await sockets.openOf(change.user_id));
      windows.set(change.user_id, open);
      for (const connectionId of open) {
        if (!(await push(connectionId, change.message))) await sockets.forget(change.user_id, connectionId);
      }
    };

    for (const record of Records) {
      try {
        await tell(record);
      } catch (error) {
        report(error as Error);
        return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
      }
    }
    return { batchItemFailures: [] };
  };
