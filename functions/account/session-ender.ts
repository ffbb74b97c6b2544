import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import type { CloseSessions } from './close-sessions.ts';

interface Dependencies {
  closeSessions: CloseSessions;
  /** Removes an authenticator app that was not turned on with a fresh proof. @returns whether there was one */
  removeUnknownApp: (userPoolId: string, userName: string, sub: string) => Promise<boolean>;
  /** Deletes the user's API tokens, which an intruder may have created. */
  revokeTokens: (sub: string) => Promise<void>;
  /** Emails the user. Must not fail. */
  notify: (sub: string, kind: 'password_reset' | 'app_removed') => Promise<void>;
}

/**
 * Ends every session after a password reset (decision D31), and removes what someone with a stolen session could have
 * added: API tokens, and an authenticator app that was set up directly at the user pool (decision 0076).
 * @throws if the sessions cannot be ended: the user sees the error and resets again
 */
export const createSessionEnder =
  ({ closeSessions, removeUnknownApp, revokeTokens, notify }: Dependencies) =>
  async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> => {
    if (event.triggerSource !== 'PostConfirmation_ConfirmForgotPassword') return event;
    const { userPoolId, userName } = event;
    const { sub } = event.request.userAttributes;
    if (!sub) throw new Error('Cognito sent no sub.');
    const [wasRemoved] = await Promise.all([
      removeUnknownApp(userPoolId, userName, sub),
      closeSessions(userPoolId, userName, sub),
      revokeTokens(sub),
    ]);
    await Promise.all([notify(sub, 'password_reset'), wasRemoved && notify(sub, 'app_removed')]);
    return event;
  };
