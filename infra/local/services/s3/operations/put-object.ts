import { notImplemented } from '../../../gateway/aws-error.ts';
import { UNSIGNED_TRAILER } from '../../../gateway/payload-hash.ts';
import { decodeAwsChunked } from '../aws-chunked.ts';
import type { S3Call, S3Operation } from '../call.ts';
import { verifiedChecksums } from '../checksums.ts';
import { ENCRYPTION, versionHeaders } from '../object-answer.ts';
import { attributesOf } from '../object-attributes.ts';
import { objectPermission } from '../permissions.ts';
import { WRITE_CONDITIONS, writePrecondition } from '../preconditions.ts';

/** Validates the encryption headers. @throws AwsError 501 for encryption with unsupported keys */
export const checkEncryption = (headers: ReadonlyMap<string, string>): void => {
  const encryption = headers.get('x-amz-server-side-encryption') ?? 'AES256';
  if (encryption !== 'AES256') throw notImplemented(`the S3 server-side encryption ${encryption}`);
};

const contentOf = ({ request, headers }: S3Call): { body: Buffer; trailers: Map<string, string> } =>
  headers.get('x-amz-content-sha256') === UNSIGNED_TRAILER
    ? decodeAwsChunked(request.body)
    : { body: request.body, trailers: new Map() };

export const putObject: S3Operation = {
  name: 'PutObject',
  headers: [
    'x-amz-checksum-*',
    'x-amz-decoded-content-length',
    'x-amz-meta-*',
    'x-amz-sdk-checksum-algorithm',
    'x-amz-server-side-encryption',
    'x-amz-trailer',
    ...WRITE_CONDITIONS,
  ],
  permissions: ({ address }) => [objectPermission('s3:PutObject', address)],
  handle: async (call, context) => {
    const { address, headers } = call;
    checkEncryption(headers);
    const { body, trailers } = contentOf(call);
    const checksums = verifiedChecksums(new Map([...headers, ...trailers]), body);
    const attributes = { ...attributesOf(headers), checksums };
    const precondition = writePrecondition(headers, address.key);
    const entry = await context.objects.put(address.bucket, address.key, body, attributes, precondition);
    const { etag } = entry;
    return { status: 200, headers: { etag, ...checksums, ...ENCRYPTION, ...versionHeaders(context, entry) } };
  },
};
