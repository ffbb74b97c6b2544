import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { newPasskey, passkey, passkeyChallenge, passkeyId } from './passkey-schema.ts';

/** Routes for passkeys. They respond 404 in an environment without them. */
export const passkeyRoutes = {
  /** Lists the caller's passkeys. */
  listPasskeys: defineRoute({
    method: 'GET',
    path: '/api/account/passkeys',
    auth: 'user',
    session: 'live',
    status: 200,
    response: z.object({ passkeys: z.array(passkey) }),
    errors: ['ROUTE_NOT_FOUND'],
  }),
  /** Returns the options with which the browser creates a passkey (`PublicKeyCredentialCreationOptionsJSON`). */
  startPasskey: defineRoute({
    method: 'POST',
    path: '/api/account/passkeys/options',
    auth: 'user',
    session: 'live',
    freshProof: true,
    status: 200,
    response: z.object({ options: z.record(z.string(), z.unknown()) }),
    errors: ['FRESH_PROOF_NEEDED', 'ROUTE_NOT_FOUND'],
  }),
  /** Adds the passkey that the browser created with these options. */
  addPasskey: defineRoute({
    method: 'POST',
    path: '/api/account/passkeys',
    auth: 'user',
    session: 'live',
    freshProof: true,
    status: 201,
    body: newPasskey,
    response: passkey,
    errors: ['FRESH_PROOF_NEEDED', 'ROUTE_NOT_FOUND', 'PROOF_REJECTED'],
  }),
  /**
   * Starts a proof with a passkey. The challenge is null if the caller has none, or if it is not enough because an
   * authenticator app is on.
   */
  startPasskeyProof: defineRoute({
    method: 'POST',
    path: '/api/account/proof/passkey',
    auth: 'user',
    session: 'live',
    status: 200,
    response: z.object({ challenge: passkeyChallenge.nullable() }),
    errors: ['ROUTE_NOT_FOUND'],
  }),
  /** Removes a passkey. Does nothing if it is gone. */
  removePasskey: defineRoute({
    method: 'DELETE',
    path: '/api/account/passkeys/{id}',
    auth: 'user',
    session: 'live',
    freshProof: true,
    status: 204,
    params: z.strictObject({ id: passkeyId }),
    errors: ['FRESH_PROOF_NEEDED', 'ROUTE_NOT_FOUND'],
  }),
};
