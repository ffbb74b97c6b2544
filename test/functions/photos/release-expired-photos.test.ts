import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it, vi } from 'vitest';
import { createExpiredPhotoRelease } from '#functions/photos/release-expired-photos.ts';
import { photoKeyOf } from '#shared/photos/schema.ts';

const photo = '01KB2M00000000000000000001';
const service = { userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' } };
const removal = (sequence: string, over: object = service, sk = 'entry#e1') =>
  ({
    eventName: 'REMOVE',
    ...over,
    dynamodb: {
      SequenceNumber: sequence,
      Keys: { pk: { S: 'user#u1' }, sk: { S: sk } },
      OldImage: { image_url: { S: photoKeyOf(photo) } },
    },
  }) as unknown as DynamoDBRecord;

describe('The release of photos', () => {
  it('ignores entries that a user deleted, and other items that expired', async () => {
    const releaseExpired = vi.fn(async () => true);
    const release = createExpiredPhotoRelease({ repository: { releaseExpired }, report: vi.fn() });
    await release({ Records: [removal('1', {}), removal('2', service, 'summary#2026-11-20'), removal('3')] });
    expect(releaseExpired.mock.calls).toEqual([['u1', photo, 'e1']]);
  });

  it('asks the stream to deliver records again from the first that failed', async () => {
    const releaseExpired = vi.fn(async () => true).mockRejectedValueOnce(new Error('throttled'));
    const report = vi.fn();
    const release = createExpiredPhotoRelease({ repository: { releaseExpired }, report });
    const answer = await release({ Records: [removal('1'), removal('2')] });
    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: '1' }]);
    expect(report).toHaveBeenCalledOnce();
  });
});
