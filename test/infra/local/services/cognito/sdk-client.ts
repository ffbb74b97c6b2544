import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { Principal } from '#infra/local/gateway/principal.ts';
import { credentialsOf, operator } from './service-endpoint.ts';

/** The SDK's client as a function of the product would have it: signed by its principal where AWS asks for that. */
export const sdkClient = (url: string, principal: Principal = operator): CognitoIdentityProviderClient =>
  new CognitoIdentityProviderClient({
    endpoint: url,
    region: 'us-east-1',
    credentials: credentialsOf(principal),
    maxAttempts: 1,
  });
