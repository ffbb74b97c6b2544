import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { REMOVED_PASSKEY_PREFIX } from '../platform/session/passkey-entity.ts';
import { SESSION_PREFIX } from '../platform/session/session-entity.ts';
import type { SendNotice } from './send-notice.ts';

interface Dependencies {
  sendNotice: SendNotice;
  /** Logs an email that was not sent; the stream redelivers its record. */
  report: (error: Error) => void;
}

/** Returns the user and the notice for a session on a new device or a removed passkey, or null for any other change. */
const noticeOf = ({ eventName, dynamodb }: DynamoDBRecord) => {
  const [pk, sk] = [dynamodb?.Keys?.pk?.S ?? '', dynamodb?.Keys?.sk?.S ?? ''];
  const row = dynamodb?.NewImage;
  const userId = pk.slice(pk.indexOf('#') + 1);
  if (eventName !== 'INSERT') return null;
  if (sk.startsWith(REMOVED_PASSKEY_PREFIX)) return { userId, notice: { kind: 'passkey_unknown' as const } };
  if (!sk.startsWith(SESSION_PREFIX) || row?.is_new_device?.BOOL !== true) return null;
  return {
    userId,
    notice: {
      kind: 'new_device' as const,
      device: row.device?.S ?? '',
      browser: row.browser?.S ?? '',
      at: row.created_at?.S ?? '',
      timeZone: row.time_zone?.S ?? null,
    },
  };
};

/** Emails users about their first sign-in with a device and browser, and about removed passkeys, from changes of the table. */
export const createNewSessionNotifier =
  ({ sendNotice, report }: Dependencies) =>
  async ({ Records }: { Records: DynamoDBRecord[] }): Promise<DynamoDBBatchResponse> => {
    for (const record of Records) {
      const found = noticeOf(record);
      try {
        if (found) await sendNotice(found.userId, found.notice);
      } catch (error) {
        report(error as Error);
        return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
      }
    }
    return { batchItemFailures: [] };
  };
