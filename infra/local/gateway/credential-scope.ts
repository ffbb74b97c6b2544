import { LOCAL_REGION } from '../template/model.ts';
import { AwsError } from './aws-error.ts';
import type { AwsRequest } from './aws-service.ts';

/** The scope of a SigV4 credential: one key, one day, one region, one service. */
export interface CredentialScope {
  accessKeyId: string;
  /** In the format `YYYYMMDD`. */
  day: string;
  region: string;
  service: string;
}

const malformed = (message: string): AwsError => new AwsError('AuthorizationHeaderMalformed', message, 400);

/**
 * Parses a credential. @param credential `KEY/20261120/us-east-1/s3/aws4_request`
 * @throws AwsError AuthorizationHeaderMalformed for another format or region
 */
export const parseCredential = (credential: string): CredentialScope => {
  const [accessKeyId, day, region, service, terminator, ...rest] = credential.split('/');
  if (!accessKeyId || !day || !region || !service || terminator !== 'aws4_request' || rest.length > 0) {
    throw malformed(
      `The credential is malformed; expecting KEY/YYYYMMDD/REGION/SERVICE/aws4_request, got ${credential}.`,
    );
  }
  if (region !== LOCAL_REGION) {
    throw malformed(`The credential is for the region ${region}; the local cloud is ${LOCAL_REGION}.`);
  }
  return { accessKeyId, day, region, service };
};

/** Formats the scope for the string to sign. */
export const scopeText = ({ day, region, service }: CredentialScope): string =>
  `${day}/${region}/${service}/aws4_request`;

/** Returns the service in a request's credential scope, e.g. `s3`; not verified. */
export const signingServiceOf = ({ headers, query }: AwsRequest): string | undefined => {
  const inHeader = /Credential=([^,\s]+)/.exec(headers.authorization ?? '')?.[1];
  return (inHeader ?? query.get('X-Amz-Credential') ?? '').split('/')[3];
};
