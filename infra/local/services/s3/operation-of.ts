import { notImplemented } from '../../gateway/aws-error.ts';
import { isPostForm } from '../../gateway/post-form.ts';
import { isSignatureHeader } from './call.ts';
import type { S3Call, S3Operation } from './call.ts';
import { copyObject } from './operations/copy-object.ts';
import { deleteObject, deleteObjects } from './operations/delete-objects.ts';
import { getObject, headObject } from './operations/get-object.ts';
import { listObjectVersions } from './operations/list-object-versions.ts';
import { listObjectsV2 } from './operations/list-objects-v2.ts';
import { postObject } from './operations/post-object.ts';
import { putObject } from './operations/put-object.ts';

const onBucket = ({ request }: S3Call): S3Operation | undefined => {
  const { method, query } = request;
  if (method === 'GET' && query.get('list-type') === '2') return listObjectsV2;
  if (method === 'GET' && query.has('versions')) return listObjectVersions;
  if (method === 'POST' && query.has('delete')) return deleteObjects;
  return isPostForm(request) ? postObject : undefined;
};

const onObject = ({ request: { method }, headers }: S3Call): S3Operation | undefined => {
  if (method === 'PUT') return headers.has('x-amz-copy-source') ? copyObject : putObject;
  return { GET: getObject, HEAD: headObject, DELETE: deleteObject }[method];
};

const understands = (known: readonly string[] = [], name: string): boolean =>
  known.some((entry) => (entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry));

const unknownQuery = ({ request }: S3Call, operation: S3Operation): string | undefined =>
  [...request.query.keys()].find(
    (name) => name !== 'x-id' && !/^x-amz-/i.test(name) && !understands(operation.query, name),
  );

const unknownHeader = ({ headers }: S3Call, operation: S3Operation): string | undefined =>
  [...headers.keys()].find(
    (name) => /^(x-amz|if)-/.test(name) && !isSignatureHeader(name) && !understands(operation.headers, name),
  );

/**
 * Returns the operation of a request. Subresources and headers change what an operation does, so unsupported ones are
 * rejected instead of ignored.
 * @throws AwsError 501 that names the operation, parameter or header
 */
export const operationOf = (call: S3Call): S3Operation => {
  const { request, address } = call;
  const operation = address.key === '' ? onBucket(call) : onObject(call);
  if (!operation) {
    const what = address.key === '' ? 'a bucket' : 'an object';
    const parameters = [...request.query.keys()].filter((name) => !/^x-/i.test(name)).join(', ');
    throw notImplemented(`S3 ${request.method} of ${what}${parameters && ` with ?${parameters}`}`);
  }
  const query = unknownQuery(call, operation);
  if (query) throw notImplemented(`S3 ${operation.name} with the query parameter ${query}`);
  const header = unknownHeader(call, operation);
  if (header) throw notImplemented(`S3 ${operation.name} with the header ${header}`);
  return operation;
};
