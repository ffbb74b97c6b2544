import { AwsError, notImplemented } from '../../../gateway/aws-error.ts';
import type { AwsRequest } from '../../../gateway/aws-service.ts';
import type { S3Operation } from '../call.ts';
import { verifiedChecksums } from '../checksums.ts';
import { objectPermission } from '../permissions.ts';
import { elementsOf, textOf, xmlDocument } from '../xml.ts';

export const deleteObject: S3Operation = {
  name: 'DeleteObject',
  permissions: ({ address }) => [objectPermission('s3:DeleteObject', address)],
  handle: async ({ address }, { objects }) => {
    await objects.delete(address.bucket, address.key);
    return { status: 204 };
  },
};

const MAX_KEYS = 1000;

const keysOf = ({ body }: AwsRequest): string[] => {
  const objects = elementsOf(body.toString(), 'Object');
  if (objects.length === 0 || objects.length > MAX_KEYS) {
    throw new AwsError(
      'MalformedXML',
      'The XML you provided was not well-formed or did not validate against our published schema',
      400,
    );
  }
  return objects.map((object) => {
    const unknown = /<(?!\/|Key\b)(\w+)/.exec(object)?.[1];
    if (unknown) throw notImplemented(`${unknown} in S3 DeleteObjects`);
    return textOf(object, 'Key') ?? '';
  });
};

/** Requires the permission for every key. S3 instead rejects individual keys and deletes the others. */
export const deleteObjects: S3Operation = {
  name: 'DeleteObjects',
  query: ['delete'],
  headers: ['x-amz-checksum-*', 'x-amz-sdk-checksum-algorithm'],
  permissions: ({ request, address: { bucket } }) =>
    keysOf(request).map((key) => objectPermission('s3:DeleteObject', { bucket, key })),
  handle: async ({ request, headers, address: { bucket } }, { objects }) => {
    verifiedChecksums(headers, request.body);
    const keys = keysOf(request);
    for (const key of keys) await objects.delete(bucket, key);
    const quiet = textOf(request.body.toString(), 'Quiet') === 'true';
    const Deleted = quiet ? [] : keys.map((Key) => ({ Key }));
    return {
      status: 200,
      headers: { 'content-type': 'application/xml' },
      body: xmlDocument({ DeleteResult: { Deleted } }),
    };
  },
};
