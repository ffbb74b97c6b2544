import { Readable } from 'node:stream';
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import type { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resource, startAwsEndpoint } from '../../gateway/aws-endpoint.ts';
import type { AwsEndpoint } from '../../gateway/aws-endpoint.ts';
import { s3Client, tampering } from '../../gateway/clients.ts';

const Bucket = 'photos';

let endpoint: AwsEndpoint;
let s3: S3Client;

beforeAll(async () => {
  endpoint = await startAwsEndpoint({
    resources: [resource('AWS::S3::Bucket', 'Photos', { BucketName: Bucket })],
  });
  s3 = s3Client(endpoint);
});

afterAll(() => endpoint.stop());

const textOf = async (Key: string): Promise<string | undefined> => {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
  return Body?.transformToString();
};

describe('S3: checksums', () => {
  it.each(['CRC32', 'SHA1', 'SHA256'] as const)('verifies and stores %s', async (ChecksumAlgorithm) => {
    await s3.send(new PutObjectCommand({ Bucket, Key: 'sum', Body: 'hello', ChecksumAlgorithm }));
    const got = await s3.send(new GetObjectCommand({ Bucket, Key: 'sum', ChecksumMode: 'ENABLED' }));
    expect(got[`Checksum${ChecksumAlgorithm}`]).toMatch(/=$/);
    await expect(got.Body?.transformToString()).resolves.toBe('hello');
  });

  it('rejects an object whose checksum is wrong', async () => {
    const wrong = new PutObjectCommand({ Bucket, Key: 'wrong', Body: 'hello', ChecksumCRC32: 'AAAAAA==' });
    await expect(s3.send(wrong)).rejects.toMatchObject({ name: 'BadDigest' });
    await expect(textOf('wrong')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('verifies a checksum in the trailer of a stream', async () => {
    const stream = (client: S3Client) =>
      client.send(
        new PutObjectCommand({
          Bucket,
          Key: 'stream',
          Body: Readable.from([Buffer.alloc(9000, 'a'), Buffer.from('b')]),
          ContentLength: 9001,
        }),
      );
    await stream(s3);
    await expect(textOf('stream')).resolves.toBe(`${'a'.repeat(9000)}b`);
    const { ContentEncoding } = await s3.send(new HeadObjectCommand({ Bucket, Key: 'stream' }));
    expect(ContentEncoding).toBeUndefined();
    const cut = tampering(
      s3Client(endpoint),
      (request) => (request.body = '5\r\nhello\r\n0\r\nx-amz-checksum-crc32:AAAAAA==\r\n\r\n'),
    );
    await expect(stream(cut)).rejects.toMatchObject({ name: 'BadDigest' });
    const broken = tampering(s3Client(endpoint), (request) => (request.body = 'ff\r\nhello'));
    await expect(stream(broken)).rejects.toMatchObject({ name: 'IncompleteBody' });
  });
});
