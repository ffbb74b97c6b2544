import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import type { CloseSessions } from './close-sessions.ts';

/**
 * Ends every session after a password reset (decision D31). Older access tokens stay valid for up to 15 minutes.
 * @throws if the sessions cannot be ended: the user sees the error and resets again
 */
export const createSessionEnder =
  (closeSessions: CloseSessions) =>
  async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> => {
    if (event.triggerSource !== 'PostConfirmation_ConfirmForgotPassword') return event;
    const { sub } = event.request.userAttributes;
    if (!sub) throw new Error('Cognito sent no sub.');
    await closeSessions(event.userPoolId, event.userName, sub);
    return event;
  };
