import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { openObjectRows } from '#infra/local/services/s3/object-rows.ts';
import { openStore } from '#infra/local/store.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AwsEndpoint, principal, resource, startAwsEndpoint } from '../../gateway/aws-endpoint.ts';
import { s3Client } from '../../gateway/clients.ts';

const Bucket = 'photos';
const enabled = { VersioningConfiguration: { Status: 'Enabled' } };
/** May do everything that needs no version. */
const writer = principal('writer', [
  { Effect: 'Allow', Action: ['s3:GetObject', 's3:DeleteObject'], Resource: 'arn:aws:s3:::photos/*' },
  { Effect: 'Allow', Action: 's3:ListBucket', Resource: 'arn:aws:s3:::photos' },
]);
const eraser = principal('eraser', [
  { Effect: 'Allow', Action: 's3:DeleteObjectVersion', Resource: 'arn:aws:s3:::photos/own/*' },
  {
    Effect: 'Allow',
    Action: 's3:ListBucketVersions',
    Resource: 'arn:aws:s3:::photos',
    Condition: { StringLike: { 's3:prefix': ['own/*'] } },
  },
]);

let endpoint: AwsEndpoint;
let s3: S3Client;

beforeAll(async () => {
  endpoint = await startAwsEndpoint({
    resources: [
      resource('AWS::S3::Bucket', 'Photos', { BucketName: Bucket, ...enabled }),
      resource('AWS::S3::Bucket', 'Plain', { BucketName: 'plain' }),
    ],
    principals: [writer, eraser],
  });
  s3 = s3Client(endpoint);
});
afterAll(() => endpoint.stop());

const put = async (Key: string, Body: string): Promise<string> =>
  (await s3.send(new PutObjectCommand({ Bucket, Key, Body }))).VersionId ?? 'none';
const textOf = async (Key: string, VersionId?: string): Promise<string | undefined> =>
  (await s3.send(new GetObjectCommand({ Bucket, Key, VersionId }))).Body?.transformToString();
const remove = (Key: string, VersionId?: string) =>
  s3.send(new DeleteObjectCommand({ Bucket, Key, VersionId }));
const versionsOf = (Prefix: string) => s3.send(new ListObjectVersionsCommand({ Bucket, Prefix }));

describe('S3: versions', () => {
  it('S3 versions keep overwritten contents, which a read with their ID returns', async () => {
    const [old, latest] = [await put('over', 'old'), await put('over', 'new')];
    expect(old).not.toBe(latest);
    const got = await s3.send(new GetObjectCommand({ Bucket, Key: 'over' }));
    expect([got.VersionId, await got.Body?.transformToString()]).toEqual([latest, 'new']);
    await expect(textOf('over', old)).resolves.toBe('old');
    const head = await s3.send(new HeadObjectCommand({ Bucket, Key: 'over', VersionId: old }));
    expect(head).toMatchObject({ VersionId: old, ContentLength: 3 });
    await expect(textOf('over', 'a'.repeat(32))).rejects.toMatchObject({ name: 'NoSuchVersion' });
  });

  it('S3 versions survive a deletion behind a delete marker, until they are deleted by their ID', async () => {
    const version = await put('gone', 'photo');
    const marker = await remove('gone');
    expect(marker).toMatchObject({ DeleteMarker: true, VersionId: expect.any(String) });
    await expect(textOf('gone')).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(textOf('gone', marker.VersionId)).rejects.toMatchObject({
      name: 'MethodNotAllowed',
      $metadata: { httpStatusCode: 405 },
    });
    await expect(textOf('gone', version)).resolves.toBe('photo');
    const { Contents } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'gone' }));
    expect(Contents).toBeUndefined();
    // Deleting the marker brings the object back.
    expect(await remove('gone', marker.VersionId)).toMatchObject({
      DeleteMarker: true,
      VersionId: marker.VersionId,
    });
    await expect(textOf('gone')).resolves.toBe('photo');
    await remove('gone', version);
    expect(await versionsOf('gone')).toMatchObject({ IsTruncated: false, Name: Bucket });
    expect((await versionsOf('gone')).Versions).toBeUndefined();
    await expect(remove('gone', version)).resolves.toMatchObject({ VersionId: version });
  });

  it('S3 versions can be deleted in a batch, with and without their ID', async () => {
    const [first, second] = [await put('batch/1', 'x'), await put('batch/2', 'x')];
    const Objects = [{ Key: 'batch/1', VersionId: first }, { Key: 'batch/2' }];
    const { Deleted = [] } = await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    expect(Deleted).toEqual([
      { Key: 'batch/1', VersionId: first },
      { Key: 'batch/2', DeleteMarker: true, DeleteMarkerVersionId: expect.any(String) },
    ]);
    const { Versions, DeleteMarkers } = await versionsOf('batch/');
    expect(Versions).toMatchObject([{ Key: 'batch/2', VersionId: second, IsLatest: false, Size: 1 }]);
    expect(DeleteMarkers).toMatchObject([
      { Key: 'batch/2', VersionId: Deleted[1]?.DeleteMarkerVersionId, IsLatest: true },
    ]);
  });

  it('S3 versions are listed in pages by key, the newest first, also while earlier ones are deleted', async () => {
    const ids = [await put('page/a', '1'), await put('page/a', '2'), await put('page/b', '3')];
    await remove('page/a');
    const found: string[] = [];
    let markers: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } = {};
    for (let isTruncated = true; isTruncated;) {
      const page = await s3.send(
        new ListObjectVersionsCommand({ Bucket, Prefix: 'page/', MaxKeys: 1, ...markers }),
      );
      const listed = [...(page.DeleteMarkers ?? []), ...(page.Versions ?? [])];
      expect(listed).toHaveLength(1);
      found.push(`${listed[0]?.Key} ${listed[0]?.IsLatest} ${ids.indexOf(listed[0]?.VersionId ?? '')}`);
      await remove(listed[0]?.Key ?? '', listed[0]?.VersionId);
      markers = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker };
      isTruncated = page.IsTruncated ?? false;
    }
    expect(found).toEqual(['page/a true -1', 'page/a true 1', 'page/a true 0', 'page/b true 2']);
    await expect(
      s3.send(new ListObjectVersionsCommand({ Bucket, VersionIdMarker: 'x' })),
    ).rejects.toMatchObject({ name: 'InvalidArgument' });
  });

  it('S3 versions are restored by a copy of the earlier version to its own key', async () => {
    const old = await put('restored', 'before');
    await put('restored', 'damaged');
    const CopySource = `${Bucket}/restored?versionId=${old}`;
    const copy = await s3.send(new CopyObjectCommand({ Bucket, Key: 'restored', CopySource }));
    expect(copy).toMatchObject({ CopySourceVersionId: old, VersionId: expect.any(String) });
    await expect(textOf('restored')).resolves.toBe('before');
    expect((await versionsOf('restored')).Versions).toHaveLength(3);
  });

  it('S3 versions exist only in buckets whose template enables them', async () => {
    const plain = (Body: string) => s3.send(new PutObjectCommand({ Bucket: 'plain', Key: 'a', Body }));
    expect((await plain('1')).VersionId).toBeUndefined();
    await plain('2');
    const list = () => s3.send(new ListObjectVersionsCommand({ Bucket: 'plain' }));
    expect((await list()).Versions).toMatchObject([{ Key: 'a', VersionId: 'null', IsLatest: true }]);
    const { DeleteMarker } = await s3.send(new DeleteObjectCommand({ Bucket: 'plain', Key: 'a' }));
    expect([DeleteMarker, (await list()).Versions]).toEqual([undefined, undefined]);
    const suspended = resource('AWS::S3::Bucket', 'Paused', {
      VersioningConfiguration: { Status: 'Suspended' },
    });
    await expect(startAwsEndpoint({ resources: [suspended] })).rejects.toThrow(/Paused: .*Enabled/s);
  });
});

it('S3 versions start with the objects of local data that was written before, as version null', () => {
  const store = openStore(':memory:');
  store.exec(`
    CREATE TABLE s3_objects (bucket, key, file, size, etag, last_modified, attributes);
    INSERT INTO s3_objects VALUES ('photos', 'photos/1', 'file-1', 5, '"etag"', 1795428000000, '{"contentType":"image/webp"}');
  `);
  const rows = openObjectRows(store);
  expect(rows.list('photos', 'photos/')).toMatchObject([
    { key: 'photos/1', versionId: 'null', file: 'file-1', size: 5, contentType: 'image/webp' },
  ]);
  // Opened again, nothing is left to move.
  expect(openObjectRows(store).versions('photos', '')).toHaveLength(1);
});

describe('S3: permissions for versions', () => {
  const denied = (action: string) => ({
    name: 'AccessDenied',
    message: expect.stringContaining(action),
  });

  it('permissions for objects do not include their versions', async () => {
    const VersionId = await put('own/1', 'photo');
    const as = s3Client(endpoint, writer);
    const version = { Bucket, Key: 'own/1', VersionId };
    await expect(as.send(new GetObjectCommand(version))).rejects.toMatchObject(denied('s3:GetObjectVersion'));
    await expect(as.send(new DeleteObjectCommand(version))).rejects.toMatchObject(
      denied('s3:DeleteObjectVersion'),
    );
    await expect(
      as.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [version] } })),
    ).rejects.toMatchObject(denied('s3:DeleteObjectVersion'));
    await expect(as.send(new ListObjectVersionsCommand({ Bucket }))).rejects.toMatchObject(
      denied('s3:ListBucketVersions'),
    );
    await as.send(new DeleteObjectCommand({ Bucket, Key: 'own/1' }));
    await expect(textOf('own/1', VersionId)).resolves.toBe('photo');
  });

  it('permissions for versions can be limited to a prefix', async () => {
    const VersionId = await put('own/2', 'photo');
    const as = s3Client(endpoint, eraser);
    const { Versions } = await as.send(new ListObjectVersionsCommand({ Bucket, Prefix: 'own/2' }));
    expect(Versions).toMatchObject([{ VersionId }]);
    await as.send(new DeleteObjectCommand({ Bucket, Key: 'own/2', VersionId }));
    await expect(as.send(new ListObjectVersionsCommand({ Bucket, Prefix: 'other/' }))).rejects.toMatchObject(
      denied('s3:ListBucketVersions'),
    );
    await expect(as.send(new DeleteObjectCommand({ Bucket, Key: 'own/2' }))).rejects.toMatchObject(
      denied('s3:DeleteObject'),
    );
  });
});
