import type { AwsRequest, AwsResponse } from '../../gateway/aws-service.ts';

/** CORS headers that let pages of other origins read a response. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage,Date',
};

/** Answers a preflight request. Like Cognito, it allows any origin and header, because requests never carry cookies. */
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
