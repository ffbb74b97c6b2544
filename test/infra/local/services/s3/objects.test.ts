import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import type { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { principal, resource, startAwsEndpoint } from '../../gateway/aws-endpoint.ts';
import type { AwsEndpoint } from '../../gateway/aws-endpoint.ts';
import { s3Client } from '../../gateway/clients.ts';

const Bucket = 'photos';
const reader = principal('reader', [
  { Effect: 'Allow', Action: 's3:GetObject', Resource: 'arn:aws:s3:::photos/*' },
]);

let endpoint: AwsEndpoint;
let s3: S3Client;

beforeAll(async () => {
  endpoint = await startAwsEndpoint({
    resources: [resource('AWS::S3::Bucket', 'Photos', { BucketName: Bucket })],
    principals: [reader],
  });
  s3 = s3Client(endpoint);
});

afterAll(() => endpoint.stop());

const textOf = async (Key: string, Range?: string): Promise<string | undefined> => {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key, Range }));
  return Body?.transformToString();
};

const put = (Key: string, Body = 'hello') => s3.send(new PutObjectCommand({ Bucket, Key, Body }));

const getConditional = (condition: object) =>
  s3.send(new GetObjectCommand({ Bucket, Key: 'conditional', ...condition }));

const writeOnce = () => s3.send(new PutObjectCommand({ Bucket, Key: 'once', Body: 'x', IfNoneMatch: '*' }));

describe('S3: objects', () => {
  it('S3 objects keep their content, type, cache rule, metadata and ETag', async () => {
    await s3.send(
      new PutObjectCommand({
        Bucket,
        Key: 'a.jpg',
        Body: Buffer.from([0, 255, 13, 10]),
        ContentType: 'image/jpeg',
        CacheControl: 'private, max-age=3600',
        Metadata: { owner: 'u1' },
      }),
    );
    const got = await s3.send(new GetObjectCommand({ Bucket, Key: 'a.jpg' }));
    expect(got).toMatchObject({
      ContentType: 'image/jpeg',
      CacheControl: 'private, max-age=3600',
      ContentLength: 4,
      Metadata: { owner: 'u1' },
      ServerSideEncryption: 'AES256',
    });
    await expect(got.Body?.transformToByteArray()).resolves.toEqual(new Uint8Array([0, 255, 13, 10]));
    const head = await s3.send(new HeadObjectCommand({ Bucket, Key: 'a.jpg' }));
    expect(head).toMatchObject({ ContentLength: 4, ETag: got.ETag, ContentType: 'image/jpeg' });
    expect(head.LastModified?.getTime()).toBeCloseTo(Date.now(), -4);
  });

  it('S3 objects can have a key of any characters', async () => {
    const key = "user/ö & <b> 'x'+1/%2F/a?b#c/日本.jpg";
    await put(key, 'odd');
    await expect(textOf(key)).resolves.toBe('odd');
  });

  it('S3 objects can have the size of a photo', async () => {
    const Body = Buffer.alloc(8_000_000, 'photo');
    await s3.send(new PutObjectCommand({ Bucket, Key: 'large', Body }));
    const got = await s3.send(new GetObjectCommand({ Bucket, Key: 'large' }));
    const bytes = await got.Body?.transformToByteArray();
    expect(Body.equals(bytes ?? Buffer.alloc(0))).toBe(true);
  });

  it('S3 objects can be read in ranges, within their length', async () => {
    await put('range', '0123456789');
    await expect(textOf('range', 'bytes=2-4')).resolves.toBe('234');
    await expect(textOf('range', 'bytes=7-')).resolves.toBe('789');
    await expect(textOf('range', 'bytes=-3')).resolves.toBe('789');
    await expect(textOf('range', 'bytes=8-99')).resolves.toBe('89');
    const part = await s3.send(new GetObjectCommand({ Bucket, Key: 'range', Range: 'bytes=2-4' }));
    expect(part).toMatchObject({
      ContentRange: 'bytes 2-4/10',
      ContentLength: 3,
      $metadata: { httpStatusCode: 206 },
    });
    await expect(textOf('range', 'bytes=10-')).rejects.toMatchObject({
      name: 'InvalidRange',
      $metadata: { httpStatusCode: 416 },
    });
    await expect(textOf('range', 'bytes=0-1,3-4')).rejects.toMatchObject({ name: 'NotImplemented' });
  });

  it('S3 objects can be read conditionally', async () => {
    const { ETag } = await put('conditional');
    await expect(getConditional({ IfMatch: ETag })).resolves.toMatchObject({ ETag });
    await expect(getConditional({ IfMatch: '"other"' })).rejects.toMatchObject({
      name: 'PreconditionFailed',
    });
    await expect(getConditional({ IfNoneMatch: ETag })).rejects.toMatchObject({
      $metadata: { httpStatusCode: 304 },
    });
    await expect(getConditional({ IfModifiedSince: new Date(Date.now() + 60_000) })).rejects.toMatchObject({
      $metadata: { httpStatusCode: 304 },
    });
  });

  it('S3 objects can be created conditionally, so that one of several concurrent writers succeeds', async () => {
    const outcomes = await Promise.allSettled([writeOnce(), writeOnce(), writeOnce()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(writeOnce()).rejects.toMatchObject({
      name: 'PreconditionFailed',
      $metadata: { httpStatusCode: 412 },
    });
  });

  it('S3 objects can be copied with their metadata, or with new metadata', async () => {
    await s3.send(
      new PutObjectCommand({
        Bucket,
        Key: 'src é',
        Body: 'photo',
        ContentType: 'image/webp',
        Metadata: { a: '1' },
      }),
    );
    const CopySource = `${Bucket}/${encodeURIComponent('src é')}`;
    await s3.send(new CopyObjectCommand({ Bucket, Key: 'copy', CopySource }));
    await expect(textOf('copy')).resolves.toBe('photo');
    await expect(s3.send(new HeadObjectCommand({ Bucket, Key: 'copy' }))).resolves.toMatchObject({
      ContentType: 'image/webp',
      Metadata: { a: '1' },
    });
    const replaced = { MetadataDirective: 'REPLACE', ContentType: 'image/png' } as const;
    await s3.send(new CopyObjectCommand({ Bucket, Key: 'copy', CopySource, ...replaced }));
    const head = await s3.send(new HeadObjectCommand({ Bucket, Key: 'copy' }));
    expect(head).toMatchObject({ ContentType: 'image/png', Metadata: {} });
    const lost = new CopyObjectCommand({ Bucket, Key: 'copy', CopySource: `${Bucket}/none` });
    await expect(s3.send(lost)).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('S3 objects can be deleted, one by one or in a batch', async () => {
    await Promise.all(['d/1', 'd/2 &', 'd/3'].map((key) => put(key)));
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'd/1' }));
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'd/1' }));
    const batch = { Objects: [{ Key: 'd/2 &' }, { Key: 'd/3' }, { Key: 'd/none' }] };
    const { Deleted } = await s3.send(new DeleteObjectsCommand({ Bucket, Delete: batch }));
    expect(Deleted?.map(({ Key }) => Key)).toEqual(['d/2 &', 'd/3', 'd/none']);
    const left = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'd/' }));
    expect(left.KeyCount).toBe(0);
  });

  it('S3 answers 404 for a missing object only to callers with permission to list the bucket', async () => {
    const get = new GetObjectCommand({ Bucket, Key: 'none' });
    await expect(s3.send(get)).rejects.toMatchObject({
      name: 'NoSuchKey',
      $metadata: { httpStatusCode: 404 },
    });
    await expect(s3Client(endpoint, reader).send(get)).rejects.toMatchObject({
      name: 'AccessDenied',
      message: expect.stringContaining('s3:ListBucket'),
    });
    await expect(s3.send(new GetObjectCommand({ Bucket: 'nowhere', Key: 'x' }))).rejects.toMatchObject({
      name: 'NoSuchBucket',
    });
  });
});

describe('S3: listings', () => {
  it('S3 listings sort by the bytes of the keys, in pages, with common prefixes', async () => {
    for (const key of ['l/b', 'l/a/1', 'l/a/2', 'l/B', 'l/ä', 'l/c']) await put(key);
    const all = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'l/' }));
    expect(all.Contents?.map(({ Key }) => Key)).toEqual(['l/B', 'l/a/1', 'l/a/2', 'l/b', 'l/c', 'l/ä']);
    expect(all).toMatchObject({ KeyCount: 6, IsTruncated: false });
    const page = (ContinuationToken?: string) =>
      s3.send(
        new ListObjectsV2Command({ Bucket, Prefix: 'l/', Delimiter: '/', MaxKeys: 2, ContinuationToken }),
      );
    const first = await page();
    expect(first.Contents?.map(({ Key }) => Key)).toEqual(['l/B']);
    expect(first.CommonPrefixes).toEqual([{ Prefix: 'l/a/' }]);
    const second = await page(first.NextContinuationToken);
    expect(second.Contents?.map(({ Key }) => Key)).toEqual(['l/b', 'l/c']);
    const third = await page(second.NextContinuationToken);
    expect(third).toMatchObject({ IsTruncated: false, KeyCount: 1 });
    expect(third.NextContinuationToken).toBeUndefined();
  });
});

describe('S3: unsupported features', () => {
  it.each([
    ['a storage class', { StorageClass: 'GLACIER' }, 'x-amz-storage-class'],
    ['tags', { Tagging: 'a=b' }, 'x-amz-tagging'],
    ['an ACL', { ACL: 'public-read' }, 'x-amz-acl'],
    ['a KMS key', { ServerSideEncryption: 'aws:kms' }, 'aws:kms'],
    ['CRC64NVME', { ChecksumCRC64NVME: 'AAAAAAAAAAA=' }, 'crc64nvme'],
  ] as const)('unsupported S3 features fail with their name on a write: %s', async (_, input, name) => {
    await expect(
      s3.send(new PutObjectCommand({ Bucket, Key: 'x', Body: 'x', ...input })),
    ).rejects.toMatchObject({
      name: 'NotImplemented',
      message: expect.stringContaining(name),
    });
  });

  it('unsupported S3 features stop the start with their name in the configuration of a bucket', async () => {
    const mirrored = resource('AWS::S3::Bucket', 'Vault', {
      ReplicationConfiguration: { Role: 'arn:aws:iam::000000000000:role/mirror', Rules: [] },
    });
    await expect(startAwsEndpoint({ resources: [mirrored] })).rejects.toThrow(
      /Vault: .*ReplicationConfiguration/s,
    );
  });
});
