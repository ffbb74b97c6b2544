import { AwsError } from '../../gateway/aws-error.ts';
import { byteRangeOf } from '../s3/range.ts';
import type { BucketPolicy } from './bucket-policy.ts';
import {
  type EdgeRequest,
  type EdgeResponse,
  type HeaderList,
  headerOf,
} from '../../http-server/http-message.ts';
import type { BucketOrigin } from './origins.ts';
import { percentDecode } from '../../http-server/percent-decode.ts';
import { xmlErrorResponse } from './error-responses.ts';

export interface StoredObject {
  body: Buffer;
  contentType: string;
  cacheControl?: string | undefined;
  contentDisposition?: string | undefined;
  /** In quotes, as in S3. */
  etag: string;
}

/** The objects of the local buckets. */
export interface Objects {
  get(bucket: string, key: string): Promise<StoredObject | undefined>;
}

const accessDenied = (): EdgeResponse => xmlErrorResponse(403, 'AccessDenied', 'Access Denied');

const weak = (etag: string): string => etag.trim().replace(/^W\//, '');

const isUnchanged = (request: EdgeRequest, etag: string): boolean =>
  (headerOf(request.headers, 'if-none-match') ?? '')
    .split(',')
    .some((candidate) => candidate.trim() === '*' || weak(candidate) === weak(etag));

const quoted = (etag: string): string => (etag.startsWith('"') ? etag : `"${etag}"`);

const present = (request: EdgeRequest, object: StoredObject): EdgeResponse => {
  const etag = quoted(object.etag);
  const headers: HeaderList = [
    ['Content-Type', object.contentType],
    ['ETag', etag],
    ['Accept-Ranges', 'bytes'],
    ['Server', 'AmazonS3'],
    ...(object.cacheControl ? ([['Cache-Control', object.cacheControl]] as const) : []),
    ...(object.contentDisposition ? ([['Content-Disposition', object.contentDisposition]] as const) : []),
  ];
  if (isUnchanged(request, etag)) return { status: 304, headers, body: '' };
  const size = object.body.length;
  try {
    const range = byteRangeOf(headerOf(request.headers, 'range'), size);
    if (!range) return { status: 200, headers, body: object.body };
    const { first, last } = range;
    return {
      status: 206,
      headers: [...headers, ['Content-Range', `bytes ${first}-${last}/${size}`]],
      body: object.body.subarray(first, last + 1),
    };
  } catch (error) {
    if (error instanceof AwsError) return xmlErrorResponse(error.status, error.code, error.message);
    throw error;
  }
};

/**
 * Reads a bucket as CloudFront does: access that the bucket policy does not allow is denied, and so is a missing key
 * unless listing is allowed.
 * Source: Amazon S3 API Reference, 'GetObject', permissions.
 */
export const readBucket = async (
  origin: BucketOrigin,
  request: EdgeRequest,
  allows: BucketPolicy,
  objects: Objects,
): Promise<EdgeResponse> => {
  if (!['GET', 'HEAD'].includes(request.method)) return accessDenied();
  const key = percentDecode(origin.pathPrefix + request.path).slice(1);
  const arn = `arn:aws:s3:::${origin.bucket}`;
  if (!origin.signed || !allows('s3:GetObject', `${arn}/${key}`)) return accessDenied();
  const object = await objects.get(origin.bucket, key);
  if (object) return present(request, object);
  if (!allows('s3:ListBucket', arn)) return accessDenied();
  return xmlErrorResponse(404, 'NoSuchKey', 'The specified key does not exist.');
};
