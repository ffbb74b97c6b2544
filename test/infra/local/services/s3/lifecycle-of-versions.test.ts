import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AwsEndpoint, resource, startAwsEndpoint } from '../../gateway/aws-endpoint.ts';

const DAY_MS = 86_400_000;
let endpoint: AwsEndpoint;

beforeAll(async () => {
  endpoint = await startAwsEndpoint({
    resources: [
      resource('AWS::S3::Bucket', 'Photos', {
        BucketName: 'photos',
        VersioningConfiguration: { Status: 'Enabled' },
        LifecycleConfiguration: {
          Rules: [
            {
              Status: 'Enabled',
              Prefix: 'photos/',
              NoncurrentVersionExpiration: { NoncurrentDays: 7 },
            },
            {
              Status: 'Enabled',
              Prefix: 'exports/',
              ExpirationInDays: 1,
              NoncurrentVersionExpiration: { NoncurrentDays: 1 },
            },
            { Status: 'Enabled', ExpiredObjectDeleteMarker: true },
          ],
        },
      }),
    ],
  });
});
afterAll(() => endpoint.stop());

/** Lists `key version`, with `-` for a delete marker. */
const stored = async (): Promise<string[]> =>
  (await endpoint.s3.objects.versions('photos')).map(({ key, file }) => `${key}${file === null ? ' -' : ''}`);
const midnightAfter = (days: number): Date =>
  new Date(Math.ceil((endpoint.clock.now().getTime() + days * DAY_MS) / DAY_MS) * DAY_MS);

describe('S3: lifecycle rules for versions', () => {
  it('lifecycle rules delete a version so many days after it was replaced or deleted, and then its delete marker', async () => {
    const { objects, expireNow } = endpoint.s3;
    await objects.put('photos', 'photos/stays', '1');
    await objects.put('photos', 'photos/replaced', '1');
    await objects.put('photos', 'photos/replaced', '2');
    await objects.put('photos', 'photos/deleted', '1');
    await objects.delete('photos', 'photos/deleted');
    const before = await stored();
    expect(before).toEqual([
      'photos/deleted -',
      'photos/deleted',
      'photos/replaced',
      'photos/replaced',
      'photos/stays',
    ]);
    await expect(expireNow(new Date(midnightAfter(7).getTime() - 1))).resolves.toBe(0);
    expect(await stored()).toEqual(before);
    await expireNow(midnightAfter(7));
    expect(await stored()).toEqual(['photos/replaced', 'photos/stays']);
  });

  it('lifecycle rules put a delete marker on an expired object, whose version and marker go a day later', async () => {
    const { objects, expireNow } = endpoint.s3;
    await objects.put('photos', 'exports/1', 'zip');
    await expireNow(midnightAfter(1));
    expect(await objects.list('photos', 'exports/')).toEqual([]);
    expect((await stored()).filter((key) => key.startsWith('exports/'))).toEqual([
      'exports/1 -',
      'exports/1',
    ]);
    await expireNow(midnightAfter(1));
    expect((await stored()).filter((key) => key.startsWith('exports/'))).toEqual([]);
  });
});
