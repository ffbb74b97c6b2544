import type { AwsResponse } from '../../../gateway/aws-service.ts';
import type { S3Call, S3Operation } from '../call.ts';
import { absent, objectHeaders } from '../object-answer.ts';
import type { ObjectEntry } from '../object-rows.ts';
import { objectPermission } from '../permissions.ts';
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

const answer = (call: S3Call, entry: ObjectEntry, content: Buffer | undefined): AwsResponse => {
  const headers = { ...objectHeaders(call, entry), ...overrides(call) };
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
  query: OVERRIDES,
  headers: ['x-amz-checksum-mode', ...READ_CONDITIONS],
  permissions: ({ address }: S3Call) => [objectPermission('s3:GetObject', address)],
};

export const getObject: S3Operation = {
  ...read,
  name: 'GetObject',
  handle: async (call, { objects }) => {
    const object = await objects.get(call.address.bucket, call.address.key);
    if (!object) throw absent(call);
    return answer(call, object, object.body);
  },
};

export const headObject: S3Operation = {
  ...read,
  name: 'HeadObject',
  handle: async (call, { objects }) => {
    const entry = await objects.head(call.address.bucket, call.address.key);
    if (!entry) throw absent(call);
    return answer(call, entry, undefined);
  },
};
