import { AwsError, notImplemented } from '../../../gateway/aws-error.ts';
import type { AwsRequest } from '../../../gateway/aws-service.ts';
import type { S3Operation } from '../call.ts';
import { verifiedChecksums } from '../checksums.ts';
import { deletedVersionHeaders, versionIdOf } from '../object-answer.ts';
import type { ObjectVersion } from '../object-versions.ts';
import { deletePermission } from '../permissions.ts';
import { elementsOf, textOf, xmlDocument, type XmlValue } from '../xml.ts';

export const deleteObject: S3Operation = {
  name: 'DeleteObject',
  query: ['versionId'],
  permissions: (call) => [deletePermission(call.address, versionIdOf(call))],
  handle: async (call, context) => {
    const { bucket, key } = call.address;
    const deleted = await context.objects.delete(bucket, key, versionIdOf(call));
    return { status: 204, headers: deletedVersionHeaders(call, context, deleted) };
  },
};

const MAX_KEYS = 1000;

interface Target {
  key: string;
  versionId: string | undefined;
}

const targetsOf = ({ body }: AwsRequest): Target[] => {
  const objects = elementsOf(body.toString(), 'Object');
  if (objects.length === 0 || objects.length > MAX_KEYS) {
    throw new AwsError(
      'MalformedXML',
      'The XML you provided was not well-formed or did not validate against our published schema',
      400,
    );
  }
  return objects.map((object) => {
    const unknown = /<(?!\/|(?:Key|VersionId)\b)(\w+)/.exec(object)?.[1];
    if (unknown) throw notImplemented(`${unknown} in S3 DeleteObjects`);
    return { key: textOf(object, 'Key') ?? '', versionId: textOf(object, 'VersionId') || undefined };
  });
};

/** Returns the element of a deleted object. Only a versioned bucket creates delete markers. */
const deletedElement = (
  { key: Key, versionId: VersionId }: Target,
  deleted: ObjectVersion | undefined,
): XmlValue =>
  deleted?.file === null
    ? { Key, VersionId, DeleteMarker: true, DeleteMarkerVersionId: deleted.versionId }
    : { Key, VersionId };

/** Requires the permission for every key. S3 instead rejects individual keys and deletes the others. */
export const deleteObjects: S3Operation = {
  name: 'DeleteObjects',
  query: ['delete'],
  headers: ['x-amz-checksum-*', 'x-amz-sdk-checksum-algorithm'],
  permissions: ({ request, address: { bucket } }) =>
    targetsOf(request).map(({ key, versionId }) => deletePermission({ bucket, key }, versionId)),
  handle: async ({ request, headers, address: { bucket } }, { objects }) => {
    verifiedChecksums(headers, request.body);
    const elements: XmlValue[] = [];
    for (const target of targetsOf(request))
      elements.push(deletedElement(target, await objects.delete(bucket, target.key, target.versionId)));
    const quiet = textOf(request.body.toString(), 'Quiet') === 'true';
    return {
      status: 200,
      headers: { 'content-type': 'application/xml' },
      body: xmlDocument({ DeleteResult: { Deleted: quiet ? [] : elements } }),
    };
  },
};
