import { environment } from '../env.ts';
import { timeoutSignal } from '../timeouts.ts';

const TIMEOUT_MS = 2_000;

/** The user pool's response. */
export interface PoolAnswer {
  isOk: boolean;
  status: number;
  /** Name of the error, or ''. */
  error: string;
  message: string;
  body: unknown;
}

/**
 * Calls an operation of the user pool that needs no AWS credentials, such as those with the user's access token. Does so
 * without the SDK, which would be part of every function.
 * @throws TypeError or TimeoutError if the pool does not respond
 */
export const callAsUser = async (operation: string, input: object): Promise<PoolAnswer> => {
  const { AWS_ENDPOINT_URL, AWS_REGION } = environment('AWS_ENDPOINT_URL', 'AWS_REGION');
  const answer = await fetch(AWS_ENDPOINT_URL ?? `https://cognito-idp.${AWS_REGION}.amazonaws.com/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(input),
    signal: timeoutSignal(TIMEOUT_MS),
  });
  // Operations such as DeleteWebAuthnCredential respond without a body.
  const text = await answer.text();
  const body = (text === '' ? {} : JSON.parse(text)) as object;
  const { __type: error = '', message = '' } = body as { __type?: string; message?: string };
  return {
    isOk: answer.ok,
    status: answer.status,
    error,
    message,
    body,
  };
};
