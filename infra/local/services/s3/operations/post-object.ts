import { notImplemented } from '../../../gateway/aws-error.ts';
import { postFormOf } from '../../../gateway/post-form.ts';
import type { PostForm } from '../../../gateway/post-form.ts';
import type { AwsResponse } from '../../../gateway/aws-service.ts';
import { checkedKey } from '../address.ts';
import type { S3Call, S3Context, S3Operation } from '../call.ts';
import { verifiedChecksums } from '../checksums.ts';
import { versionHeaders } from '../object-answer.ts';
import { attributesOf } from '../object-attributes.ts';
import type { ObjectEntry } from '../object-versions.ts';
import { objectPermission } from '../permissions.ts';
import { checkPostPolicy } from '../post-policy.ts';
import { invalidArgument } from '../errors.ts';
import { xmlDocument } from '../xml.ts';
import { checkEncryption } from './put-object.ts';

/** Fields that are not supported. */
const UNSUPPORTED = [
  'acl',
  'redirect',
  'success_action_redirect',
  'tagging',
  'x-amz-storage-class',
  'x-amz-website-redirect-location',
];

const keyOf = ({ fields, file }: PostForm): string => {
  const key = fields.get('key');
  if (!key) throw invalidArgument("Bucket POST must contain a field named 'key'.", 'key');
  return checkedKey(key.replaceAll('${filename}', file?.name ?? ''));
};

const created = ({ request, address }: S3Call, context: S3Context, entry: ObjectEntry): AwsResponse => {
  const { key, etag } = entry;
  const path = request.rawUrl.split('?')[0]?.replace(/\/$/, '') ?? '';
  const location = `http://${request.headers.host}${path}/${key.split('/').map(encodeURIComponent).join('/')}`;
  const PostResponse = { Location: location, Bucket: address.bucket, Key: key, ETag: etag };
  return {
    status: 201,
    headers: { etag, location, 'content-type': 'application/xml', ...versionHeaders(context, entry) },
    body: xmlDocument({ PostResponse }),
  };
};

/** A browser's form upload under the conditions of its policy. */
export const postObject: S3Operation = {
  name: 'PostObject',
  permissions: async ({ request, address: { bucket } }) => [
    objectPermission('s3:PutObject', { bucket, key: keyOf(await postFormOf(request)) }),
  ],
  handle: async (call, context) => {
    const { objects, clock } = context;
    const form = await postFormOf(call.request);
    const { file, fields } = form;
    const unsupported = UNSUPPORTED.find((name) => fields.has(name));
    if (unsupported) throw notImplemented(`the field ${unsupported} in an S3 POST`);
    if (!file) throw invalidArgument('POST requires exactly one file upload per request.', 'file');
    const { bucket } = call.address;
    const key = keyOf(form);
    const keyed = new Map([...fields, ['key', key] as const]);
    const policy = fields.get('policy') ?? '';
    checkPostPolicy({ policy, bucket, fields: keyed, size: file.content.length, now: clock() });
    checkEncryption(fields);
    const checksums = verifiedChecksums(fields, file.content);
    const entry = await objects.put(bucket, key, file.content, { ...attributesOf(fields), checksums });
    const status = fields.get('success_action_status');
    if (status === '201') return created(call, context, entry);
    const headers = { etag: entry.etag, ...versionHeaders(context, entry) };
    return { status: status === '200' ? 200 : 204, headers };
  },
};
