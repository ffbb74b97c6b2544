import { PutObjectCommand } from '@aws-sdk/client-s3';
import { erasedKeyOf } from '#shared/account/erased-users.ts';
import type { Clock } from '../platform/clock.ts';
import { createS3Client } from '../platform/s3-client.ts';

const SILENCE_MS = 5_000;

/** Records outside of the table that a user was erased, so that no restored backup brings the user back. Idempotent. */
export const createRememberErasure = (bucket: string, clock: Clock) => {
  const client = createS3Client(SILENCE_MS);
  return async (userId: string): Promise<void> => {
    const Body = clock().toISOString().slice(0, 10);
    await client.send(
      new PutObjectCommand({ Bucket: bucket, Key: erasedKeyOf(userId), Body, ContentType: 'text/plain' }),
    );
  };
};
