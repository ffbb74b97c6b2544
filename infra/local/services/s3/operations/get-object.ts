import type { AwsResponse } from '../../../gateway/aws-service.ts';
import type { S3Call, S3Context, S3Operation } from '../call.ts';
import { absent, objectHeaders, versionIdOf } from '../object-answer.ts';
import type { ObjectEntry } from '../object-versions.ts';
import { readPermission } from '../permissions.ts';
import { isNotModified, READ_CONDITIONS } from '../preconditions.ts';
import { byteRangeOf } from '../range.ts';

/** Headers that a signed query can override in the response. */
const OVERRIDES = [
  'response-cache-control',
  'response-content-disposition',
  'response-content-encoding',
  'response-content-language',
  'response-content-type',
  'response-expires',
];

const overrides = ({ request: { query } }: S3Call): Record<string, string> =>
  Object.fromEntries(
    OVERRIDES.filter((name) => query.has(name)).map((name) => [
      name.slice('response-'.length),
      query.get(name) ?? '',
    ]),
  );

const answer = (
  call: S3Call,
  context: S3Context,
  entry: ObjectEntry,
  content: Buffer | undefined,
): AwsResponse => {
  const headers = { ...objectHeaders(call, context, entry), ...overrides(call) };
  if (isNotModified(call.headers, entry)) return { status: 304, headers };
  const range = byteRangeOf(call.headers.get('range'), entry.size);
  if (!range)
    return { status: 200, headers: { ...headers, 'content-length': String(entry.size) }, body: content };
  const { first, last } = range;
  return {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(last - first + 1),
      'content-range': `bytes ${first}-${last}/${entry.size}`,
    },
    body: content?.subarray(first, last + 1),
  };
};

const read = {
  query: ['versionId', ...OVERRIDES],
  headers: ['x-amz-checksum-mode', ...READ_CONDITIONS],
  permissions: (call: S3Call) => [readPermission(call.address, versionIdOf(call))],
};

/** Returns the error for an object or version that cannot be read. */
const missing = async (call: S3Call, { objects }: S3Context) => {
  const { bucket, key } = call.address;
  return absent(call, await objects.version(bucket, key, versionIdOf(call)));
};

export const getObject: S3Operation = {
  ...read,
  name: 'GetObject',
  handle: async (call, context) => {
    const { bucket, key } = call.address;
    const object = await context.objects.get(bucket, key, versionIdOf(call));
    if (!object) throw await missing(call, context);
    return answer(call, context, object, object.body);
  },
};

export const headObject: S3Operation = {
  ...read,
  name: 'HeadObject',
  handle: async (call, context) => {
    const { bucket, key } = call.address;
    const entry = await context.objects.head(bucket, key, versionIdOf(call));
    if (!entry) throw await missing(call, context);
    return answer(call, context, entry, undefined);
  },
};
