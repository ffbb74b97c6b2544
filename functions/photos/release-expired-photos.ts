import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { photoIdOf } from '#shared/photos/schema.ts';
import type { PhotoRepository } from './repository.ts';

interface Dependencies {
  repository: Pick<PhotoRepository, 'releaseExpired'>;
  /** Logs an error; the stream redelivers the record. */
  report: (error: Error) => void;
}

/** Returns the photo of an entry that DynamoDB's TTL deleted, or null for any other change. */
const expiredPhotoOf = ({ eventName, userIdentity, dynamodb }: DynamoDBRecord) => {
  const [pk, sk] = [dynamodb?.Keys?.pk?.S ?? '', dynamodb?.Keys?.sk?.S ?? ''];
  const isExpired = (userIdentity as { type?: string } | undefined)?.type === 'Service';
  const image = dynamodb?.OldImage?.image_url?.S;
  if (eventName !== 'REMOVE' || !isExpired || !pk.startsWith('user#') || !sk.startsWith('entry#') || !image)
    return null;
  const photo = photoIdOf(image);
  return photo ? { user: pk.slice('user#'.length), photo, entry: sk.slice('entry#'.length) } : null;
};

/**
 * Releases the photos of entries that expired, from changes of the table. Entries that users delete release theirs in
 * the same transaction; DynamoDB's TTL cannot.
 */
export const createExpiredPhotoRelease =
  ({ repository, report }: Dependencies) =>
  async ({ Records }: { Records: DynamoDBRecord[] }): Promise<DynamoDBBatchResponse> => {
    for (const record of Records) {
      const found = expiredPhotoOf(record);
      try {
        if (found) await repository.releaseExpired(found.user, found.photo, found.entry);
      } catch (error) {
        report(error as Error);
        return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
      }
    }
    return { batchItemFailures: [] };
  };
