import { AwsError } from '../../gateway/aws-error.ts';
import type { AwsRequest } from '../../gateway/aws-service.ts';

/** A path-style address: a bucket and an optional object key. */
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

/** Validates the length of a key. @throws AwsError KeyTooLongError above 1,024 bytes of UTF-8 */
export const checkedKey = (key: string): string => {
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) {
    throw new AwsError('KeyTooLongError', 'Your key is too long', 400, {
      MaxSizeAllowed: String(MAX_KEY_BYTES),
    });
  }
  return key;
};

/**
 * Parses `/bucket/key` as percent-encoded in a path or a copy source. The leading slash is optional.
 * @throws AwsError InvalidURI, KeyTooLongError
 */
export const parseAddress = (path: string): S3Address => {
  const [bucket = '', ...key] = path.replace(/^\//, '').split('/');
  return { bucket: decode(bucket), key: checkedKey(decode(key.join('/'))) };
};

/** Returns the address of a request. @throws AwsError InvalidURI, KeyTooLongError */
export const addressOf = ({ path }: AwsRequest): S3Address => parseAddress(path);

export const bucketArnOf = (bucket: string): string => `arn:aws:s3:::${bucket}`;

export const objectArnOf = ({ bucket, key }: S3Address): string => `${bucketArnOf(bucket)}/${key}`;
