import { AwsError } from '../../gateway/aws-error.ts';
import { signingServiceOf } from '../../gateway/credential-scope.ts';
import type { AwsRequest, AwsResponse, AwsService } from '../../gateway/aws-service.ts';
import { addressOf } from './address.ts';
import type { Bucket } from './bucket.ts';
import { headersOf } from './call.ts';
import type { S3Call, S3Context } from './call.ts';
import { corsHeaders, preflight } from './cors.ts';
import { operationOf } from './operation-of.ts';
import { DeleteMarkerFound, noSuchBucket } from './errors.ts';
import { xmlDocument } from './xml.ts';

const callOf = (request: AwsRequest): S3Call => ({
  request,
  address: addressOf(request),
  headers: headersOf(request),
});

/** S3 reports an unsigned request as access denied. */
const s3Error = (error: AwsError): AwsError =>
  error.code === 'MissingAuthenticationToken' ? new AwsError('AccessDenied', 'Access Denied', 403) : error;

/** Emulates S3's REST protocol with path-style addresses, `/bucket/key`. */
export const createS3Service = (context: S3Context): AwsService => {
  const { buckets } = context;
  const bucketIn = ({ path }: AwsRequest): Bucket | undefined => buckets.get(path.split('/')[1] ?? '');
  const withCors = (request: AwsRequest, response: AwsResponse): AwsResponse => ({
    ...response,
    headers: { ...response.headers, ...corsHeaders(bucketIn(request), request) },
  });
  return {
    name: 's3',
    serves: (request) => signingServiceOf(request) === 's3' || bucketIn(request) !== undefined,
    permissionsFor: (request) => {
      if (request.method === 'OPTIONS') return [];
      const call = callOf(request);
      return operationOf(call).permissions(call);
    },
    handle: async (request) => {
      const call = callOf(request);
      const bucket = bucketIn(request);
      if (!bucket) throw noSuchBucket(call.address.bucket);
      if (request.method === 'OPTIONS') return preflight(bucket, request);
      return withCors(request, await operationOf(call).handle(call, context));
    },
    refuse: (request, error) => {
      const { code, message, status, details } = s3Error(error);
      const Error = { Code: code, Message: message, Resource: request.path, ...details };
      const marker: Record<string, string> =
        error instanceof DeleteMarkerFound
          ? { 'x-amz-delete-marker': 'true', 'x-amz-version-id': error.versionId }
          : {};
      const headers = { 'content-type': 'application/xml', ...marker };
      return withCors(request, { status, headers, body: xmlDocument({ Error }) });
    },
  };
};
