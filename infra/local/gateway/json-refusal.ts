import type { AwsError } from './aws-error.ts';
import type { AwsRequest, AwsResponse } from './aws-service.ts';

/** What the JSON protocols call the gateway's refusals, which carry S3's names. */
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

/** Services addressed by `X-Amz-Target` answer 400 to what others answer with 401 to 403. */
const statusOf = (error: AwsError, targeted: boolean): number =>
  targeted && error.status < 500 ? 400 : error.status;

/** Words a refusal as the JSON protocols do (JSON 1.0 and 1.1 by `__type`, REST by header). */
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
