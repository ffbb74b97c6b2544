import * as z from 'zod';
import { CodedError } from '#shared/errors/coded-error.ts';
import { callAsUser } from './call-as-user.ts';

const credential = z.object({
  CredentialId: z.string(),
  /** Epoch seconds. */
  CreatedAt: z.number(),
});
/** A user has at most 20 passkeys, which fit on one page. Source: 'Quotas in Amazon Cognito'. */
const list = z.object({ Credentials: z.array(credential).default([]) });
const options = z.object({ CredentialCreationOptions: z.record(z.string(), z.unknown()) });

/** A passkey as the user pool knows it. */
export interface PoolPasskey {
  /** Base64url; chosen by the authenticator. */
  id: string;
  /** Epoch seconds. */
  created_at: number;
}

/**
 * Calls an operation that needs no AWS credentials.
 * @throws CodedError UNAUTHENTICATED for a revoked token, ROUTE_NOT_FOUND in an environment without passkeys,
 * TOO_MANY_REQUESTS, or PROOF_REJECTED for a passkey that does not fit
 */
export const askPool = async (operation: string, input: object): Promise<unknown> => {
  const { isOk, status, error, message, body } = await callAsUser(operation, input);
  if (isOk) return body;
  const cause = new Error(`${operation} responded ${status} ${error}.`);
  if (/UserNotFoundException/.test(error) || /Access Token/.test(message))
    throw new CodedError('UNAUTHENTICATED', { cause });
  if (/WebAuthn(?:NotEnabled|ConfigurationMissing)Exception/.test(error) || /flow not enabled/.test(message))
    throw new CodedError('ROUTE_NOT_FOUND', { cause });
  if (/LimitExceededException|TooManyRequestsException/.test(error))
    throw new CodedError('TOO_MANY_REQUESTS', { cause });
  if (status >= 500) throw cause;
  throw new CodedError('PROOF_REJECTED', { cause });
};

/** Calls an operation on the passkeys of the token's user. */
const ask = (operation: string, AccessToken: string, input: object = {}): Promise<unknown> =>
  askPool(operation, { AccessToken, ...input });

/** The passkeys of the user of an access token. There are no operations on them for administrators. */
export const passkeysAtPool = {
  list: async (token: string): Promise<PoolPasskey[]> =>
    list
      .parse(await ask('ListWebAuthnCredentials', token, { MaxResults: 20 }))
      .Credentials.map(({ CredentialId, CreatedAt }) => ({ id: CredentialId, created_at: CreatedAt })),

  /** Returns the options with which the browser creates a passkey, as JSON. */
  start: async (token: string): Promise<Record<string, unknown>> =>
    options.parse(await ask('StartWebAuthnRegistration', token)).CredentialCreationOptions,

  /** Stores the passkey that the browser created. @throws CodedError PROOF_REJECTED */
  complete: async (token: string, Credential: object): Promise<void> => {
    await ask('CompleteWebAuthnRegistration', token, { Credential });
  },

  /** Deletes a passkey. Does nothing if it is gone. */
  remove: async (token: string, CredentialId: string): Promise<void> => {
    await ask('DeleteWebAuthnCredential', token, { CredentialId }).catch((error: unknown) => {
      if (!(error instanceof CodedError) || error.code !== 'PROOF_REJECTED') throw error;
    });
  },

  /** Revokes all tokens of the user, including this one. */
  signOutEverywhere: async (token: string): Promise<void> => {
    await ask('GlobalSignOut', token);
  },
};

export type PasskeysAtPool = typeof passkeysAtPool;
