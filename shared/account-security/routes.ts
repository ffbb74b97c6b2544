import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import {
  appChange,
  emailCode,
  emailUndo,
  newEmail,
  newPassword,
  proof,
  recovery,
  session,
  sessionEnding,
  sessionId,
} from './schema.ts';

export const accountSecurityRoutes = {
  ...passkeyRoutes,
  /**
   * Ends every session of the caller, including the current one, and revokes all API tokens unless they are kept. Repeating the request with one of them changes nothing
   * more.
   */
  endSessions: defineRoute({
    method: 'POST',
    path: '/api/account/sessions/ending',
    auth: 'user',
    session: 'endpoint',
    status: 200,
    body: sessionEnding,
    response: z.object({ status: z.literal('ended') }),
    errors: [],
  }),
  /** Lists the sessions that have not ended, the current one first. */
  listSessions: defineRoute({
    method: 'GET',
    path: '/api/account/sessions',
    auth: 'user',
    session: 'live',
    status: 200,
    response: z.object({ sessions: z.array(session) }),
    errors: [],
  }),
  /** Ends one session. Does nothing if it has already ended. */
  endSession: defineRoute({
    method: 'DELETE',
    path: '/api/account/sessions/{id}',
    auth: 'user',
    session: 'live',
    status: 204,
    params: z.strictObject({ id: sessionId }),
    errors: [],
  }),
  /** Ends every session of the caller except the current one. */
  endOtherSessions: defineRoute({
    method: 'POST',
    path: '/api/account/sessions/others/ending',
    auth: 'user',
    session: 'live',
    status: 200,
    response: z.object({ status: z.literal('ended') }),
    errors: [],
  }),
  /** Copies the caller's verified email from the user pool to the profile. */
  syncEmail: defineRoute({
    method: 'POST',
    path: '/api/account/email',
    auth: 'user',
    status: 200,
    response: z.object({ email: z.string().nullable() }),
    errors: [],
  }),
  /**
   * Records that the caller just entered their password or used a passkey, for routes with `freshProof`. App codes are
   * not accepted: with a stolen access token, the user pool lets anyone replace the app's key.
   */
  prove: defineRoute({
    method: 'POST',
    path: '/api/account/proof',
    auth: 'user',
    session: 'live',
    status: 200,
    body: proof,
    response: z.object({ status: z.literal('proven') }),
    errors: ['PROOF_REJECTED'],
  }),
  /** Changes the password. The old one is the proof. Sessions are ended by another request. */
  changePassword: defineRoute({
    method: 'POST',
    path: '/api/account/password',
    auth: 'user',
    session: 'live',
    status: 200,
    body: newPassword,
    response: z.object({ status: z.literal('changed') }),
    errors: ['PROOF_REJECTED'],
  }),
  /** Turns the authenticator app on or off after verifying one of its codes. */
  changeApp: defineRoute({
    method: 'POST',
    path: '/api/account/authenticator',
    auth: 'user',
    session: 'live',
    freshProof: true,
    status: 200,
    body: appChange,
    response: z.object({ is_on: z.boolean() }),
    errors: ['FRESH_PROOF_NEEDED', 'PROOF_REJECTED'],
  }),
  /** Returns how many recovery codes are left. */
  countRecoveryCodes: defineRoute({
    method: 'GET',
    path: '/api/account/recovery-codes',
    auth: 'user',
    status: 200,
    response: z.object({ remaining: z.int(), created_at: z.iso.datetime().nullable() }),
    errors: [],
  }),
  /** Replaces the recovery codes. Only this response contains them. */
  createRecoveryCodes: defineRoute({
    method: 'POST',
    path: '/api/account/recovery-codes',
    auth: 'user',
    session: 'live',
    freshProof: true,
    status: 201,
    response: z.object({ codes: z.array(z.string()) }),
    errors: ['FRESH_PROOF_NEEDED'],
  }),
  /**
   * Turns the authenticator app off with the password and a recovery code. Does not reveal whether the account exists.
   * Succeeds without a code if no app is on.
   */
  recover: defineRoute({
    method: 'POST',
    path: '/api/account/recovery',
    auth: 'public',
    status: 200,
    body: recovery,
    response: z.object({ status: z.literal('removed') }),
    errors: ['PROOF_REJECTED'],
  }),
  /** Emails a code to a new address, and a notice to the current one. Does not reveal whether the address is taken. */
  requestEmail: defineRoute({
    method: 'POST',
    path: '/api/account/email/change',
    auth: 'user',
    session: 'live',
    freshProof: true,
    status: 200,
    body: newEmail,
    response: z.object({ status: z.literal('sent') }),
    errors: ['FRESH_PROOF_NEEDED'],
  }),
  /** Changes the email address with the code that was sent to it. */
  confirmEmail: defineRoute({
    method: 'POST',
    path: '/api/account/email/confirmation',
    auth: 'user',
    session: 'live',
    status: 200,
    body: emailCode,
    response: z.object({ email: z.string() }),
    errors: ['PROOF_REJECTED'],
  }),
  /** Restores the previous email address with the link from the email about its change, and ends all sessions. */
  undoEmail: defineRoute({
    method: 'POST',
    path: '/api/account/email/undo',
    auth: 'public',
    status: 200,
    body: emailUndo,
    response: z.object({ status: z.literal('restored') }),
    errors: ['UNDO_NOT_FOUND'],
  }),
};
