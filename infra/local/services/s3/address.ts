import { AwsError } from '../../gateway/aws-error.ts';
import type { AwsRequest } from '../../gateway/aws-service.ts';

/** A path-style address: a bucket, and in it an object's key or nothing. */
export interface S3Address {
  bucket: string;
  key: string;
}

const MAX_KEY_BYTES = 1024;

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new AwsError('InvalidURI', "Couldn't parse the specified URI.", 400);
  }
};

/** @throws AwsError KeyTooLongError beyond 1,024 bytes of UTF-8 */
export const checkedKey = (key: string): string => {
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) {
    throw new AwsError('KeyTooLongError', 'Your key is too long', 400, {
      MaxSizeAllowed: String(MAX_KEY_BYTES),
    });
  }
  return key;
};

/**
 * Reads `/bucket/key` as percent-encoded in a path or a copy source; the leading slash may be missing.
 * @throws AwsError InvalidURI, KeyTooLongError
 */
export const parseAddress = (path: string): S3Address => {
  const [bucket = '', ...key] = path.replace(/^\//, '').split('/');
  return { bucket: decode(bucket), key: checkedKey(decode(key.join('/'))) };
};

/** @throws AwsError InvalidURI, KeyTooLongError */
export const addressOf = ({ path }: AwsRequest): S3Address => parseAddress(path);

export const bucketArnOf = (bucket: string): string => `arn:aws:s3:::${bucket}`;

export const objectArnOf = ({ bucket, key }: S3Address): string => `${bucketArnOf(bucket)}/${key}`;
