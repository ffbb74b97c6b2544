import {
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { callLimits } from './call-limits.ts';

const SILENCE_MS = 1_500;

/** Ends every session of a user: no refresh token issued before works any more. */
export type SignOutEverywhere = (userPoolId: string, userName: string) => Promise<void>;

/** Signs people out through Cognito. The pool is the event's: a trigger cannot be told its own pool by the stack. */
export const createSignOutEverywhere = (): SignOutEverywhere => {
  const client = new CognitoIdentityProviderClient({
    requestHandler: callLimits(SILENCE_MS),
    maxAttempts: 2,
  });
  return async (UserPoolId, Username) => {
    await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }));
  };
};
