import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { AwsError, notImplemented } from '../../gateway/aws-error.ts';

const PREFIX = 'x-amz-checksum-';

/** Headers with the same prefix that are not checksums. */
const OTHER_HEADERS = new Set(['x-amz-checksum-algorithm', 'x-amz-checksum-mode', 'x-amz-checksum-type']);

const crc32Base64 = (body: Buffer): string => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(body));
  return bytes.toString('base64');
};

const algorithms: Record<string, (body: Buffer) => string> = {
  crc32: crc32Base64,
  sha1: (body) => createHash('sha1').update(body).digest('base64'),
  sha256: (body) => createHash('sha256').update(body).digest('base64'),
};

const verify = (header: string, given: string, body: Buffer): void => {
  const name = header.slice(PREFIX.length);
  const checksum = algorithms[name];
  if (!checksum) throw notImplemented(`the S3 checksum algorithm ${name}`);
  if (checksum(body) === given) return;
  const message = `The ${name.toUpperCase()} you specified did not match the calculated checksum.`;
  throw new AwsError('BadDigest', message, 400);
};

const checkMd5 = (given: string | undefined, body: Buffer): void => {
  if (given === undefined || createHash('md5').update(body).digest('base64') === given) return;
  throw new AwsError('BadDigest', 'The Content-MD5 you specified did not match what we received.', 400);
};

/**
 * Verifies Content-MD5 and the CRC32, SHA-1 and SHA-256 `x-amz-checksum-*` headers against the body.
 * @param headers by lower-case name
 * @returns the checksums to store with the object, by header name
 * @throws AwsError BadDigest; 501 for another algorithm
 */
export const verifiedChecksums = (
  headers: ReadonlyMap<string, string>,
  body: Buffer,
): Record<string, string> => {
  checkMd5(headers.get('content-md5'), body);
  const given = [...headers].filter(([name]) => name.startsWith(PREFIX) && !OTHER_HEADERS.has(name));
  for (const [name, value] of given) verify(name, value, body);
  return Object.fromEntries(given);
};
