import { AwsError } from '../../../gateway/aws-error.ts';
import { parseAddress } from '../address.ts';
import type { S3Address } from '../address.ts';
import type { S3Call, S3Operation } from '../call.ts';
import { ENCRYPTION, versionHeaders } from '../object-answer.ts';
import { attributesOf } from '../object-attributes.ts';
import type { ObjectAttributes } from '../object-attributes.ts';
import type { StoredObject } from '../object-store.ts';
import { objectPermission, readPermission } from '../permissions.ts';
import { invalidArgument, noSuchBucket, noSuchKey, noSuchVersion } from '../errors.ts';
import { xmlDocument } from '../xml.ts';
import { checkEncryption } from './put-object.ts';

/** A copy source, `BUCKET/KEY` or `BUCKET/KEY?versionId=ID`. */
interface CopySource extends S3Address {
  versionId: string | undefined;
}

const sourceOf = ({ headers }: S3Call): CopySource => {
  const source = headers.get('x-amz-copy-source') ?? '';
  const [path = '', versionId] = source.split('?versionId=');
  const address = parseAddress(path);
  if (!address.bucket || !address.key) {
    throw invalidArgument(`The copy source must be BUCKET/KEY; got ${source}.`, 'x-amz-copy-source');
  }
  return { ...address, versionId };
};

const replaces = ({ headers }: S3Call): boolean => {
  const directive = headers.get('x-amz-metadata-directive') ?? 'COPY';
  if (directive !== 'COPY' && directive !== 'REPLACE') {
    throw invalidArgument(`Unknown metadata directive ${directive}.`, 'x-amz-metadata-directive');
  }
  return directive === 'REPLACE';
};

const attributesFor = (call: S3Call, source: StoredObject): ObjectAttributes => {
  if (replaces(call)) return { ...attributesOf(call.headers), checksums: source.checksums };
  const { contentType, cacheControl, contentDisposition, contentEncoding, contentLanguage } = source;
  const { expires, metadata, checksums } = source;
  return {
    contentType,
    cacheControl,
    contentDisposition,
    contentEncoding,
    contentLanguage,
    expires,
    metadata,
    checksums,
  };
};

/** An object can only be copied to itself to change its metadata, or to restore an earlier version. */
const checkTarget = (call: S3Call, source: CopySource): void => {
  const { bucket, key } = call.address;
  if (source.bucket !== bucket || source.key !== key || source.versionId || replaces(call)) return;
  const message =
    "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata.";
  throw new AwsError('InvalidRequest', message, 400);
};

export const copyObject: S3Operation = {
  name: 'CopyObject',
  headers: ['x-amz-copy-source', 'x-amz-meta-*', 'x-amz-metadata-directive', 'x-amz-server-side-encryption'],
  permissions: (call) => [
    readPermission(sourceOf(call), sourceOf(call).versionId),
    objectPermission('s3:PutObject', call.address),
  ],
  handle: async (call, context) => {
    const { objects, buckets } = context;
    const from = sourceOf(call);
    checkEncryption(call.headers);
    checkTarget(call, from);
    if (!buckets.has(from.bucket)) throw noSuchBucket(from.bucket);
    const source = await objects.get(from.bucket, from.key, from.versionId);
    if (!source) throw from.versionId ? noSuchVersion(from.key, from.versionId) : noSuchKey(from.key);
    const { bucket, key } = call.address;
    const copy = await objects.put(bucket, key, source.body, attributesFor(call, source));
    const CopyObjectResult = { ETag: copy.etag, LastModified: copy.lastModified.toISOString() };
    return {
      status: 200,
      headers: {
        'content-type': 'application/xml',
        ...ENCRYPTION,
        ...versionHeaders(context, copy),
        ...(from.versionId && { 'x-amz-copy-source-version-id': from.versionId }),
      },
      body: xmlDocument({ CopyObjectResult }),
    };
  },
};
