import { AwsError } from './aws-error.ts';
import type { AwsRequest } from './aws-service.ts';

/**
 * Parses the body of a request in one of the JSON protocols.
 * @param refusal the service's error code for a body that is not JSON
 * @throws AwsError with the code `refusal`
 */
export const jsonBody = ({ body }: Pick<AwsRequest, 'body'>, refusal = 'SerializationException'): unknown => {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new AwsError(refusal, 'The request body is not JSON.', 400);
  }
};
