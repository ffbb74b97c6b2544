import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { Principal } from '#infra/local/gateway/principal.ts';
import { credentialsOf, operator } from './service-endpoint.ts';

/** Creates the SDK's client as in a function of the product, signed by its principal if AWS requires that. */
export const sdkClient = (url: string, principal: Principal = operator): CognitoIdentityProviderClient =>
  new CognitoIdentityProviderClient({
    endpoint: url,
    region: 'us-east-1',
    credentials: credentialsOf(principal),
    maxAttempts: 1,
  });
