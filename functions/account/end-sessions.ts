import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import type { CloseSessions } from './close-sessions.ts';

/**
 * Ends every session of who has just reset the password (decision D31). An access token from before still reads and
 * writes until it expires, 15 minutes at most.
 * @throws when the sessions cannot be ended: the person is told, and resets again
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
