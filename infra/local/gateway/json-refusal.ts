import type { AwsError } from './aws-error.ts';
import type { AwsRequest, AwsResponse } from './aws-service.ts';

/** The JSON protocols' codes for the gateway's errors, which use S3's names. */
const jsonCodes: Record<string, string> = {
  AccessDenied: 'AccessDeniedException',
  AuthorizationHeaderMalformed: 'IncompleteSignatureException',
  EntityTooLarge: 'RequestEntityTooLargeException',
  InvalidAccessKeyId: 'UnrecognizedClientException',
  InvalidToken: 'UnrecognizedClientException',
  MissingAuthenticationToken: 'MissingAuthenticationTokenException',
  NotImplemented: 'NotImplementedException',
  RequestTimeTooSkewed: 'InvalidSignatureException',
  SignatureDoesNotMatch: 'InvalidSignatureException',
  XAmzContentSHA256Mismatch: 'InvalidSignatureException',
};

const jsonMessages: Record<string, string> = {
  InvalidAccessKeyId: 'The security token included in the request is invalid.',
};

/** Returns the status. Services with `X-Amz-Target` return 400 where others return 401 to 403. */
const statusOf = (error: AwsError, targeted: boolean): number =>
  targeted && error.status < 500 ? 400 : error.status;

/** Formats an error as the JSON protocols do (JSON 1.0 and 1.1 with `__type`, REST with a header). */
export const jsonErrorResponse = ({ headers }: AwsRequest, error: AwsError): AwsResponse => {
  const code = jsonCodes[error.code] ?? error.code;
  const sent = headers['content-type'] ?? '';
  return {
    status: statusOf(error, headers['x-amz-target'] !== undefined),
    headers: {
      'content-type': sent.startsWith('application/x-amz-json') ? sent : 'application/json',
      'x-amzn-errortype': code,
    },
    body: JSON.stringify({ __type: code, message: jsonMessages[error.code] ?? error.message }),
  };
};
