import type { AwsRequest, AwsResponse } from '../../gateway/aws-service.ts';

/** What a page of another origin may read of an answer. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage,Date',
};

/** Lets any page call with the headers that it asks for, as Cognito does: no cookie is ever part of a call. */
export const preflight = (request: AwsRequest): AwsResponse => ({
  status: 200,
  headers: {
    ...corsHeaders,
    'access-control-allow-methods': 'POST, GET, OPTIONS',
    'access-control-allow-headers':
      request.headers['access-control-request-headers'] ??
      'authorization,cache-control,content-type,x-amz-target,x-amz-user-agent,amz-sdk-invocation-id,amz-sdk-request',
    'access-control-max-age': '172800',
  },
});
