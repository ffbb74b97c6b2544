import type { User } from '../store/user-store.ts';
import type { UserPool } from '../user-pool.ts';
import { triggerAttributesOf } from './user-attributes.ts';

type Source = 'PostConfirmation_ConfirmSignUp' | 'PostConfirmation_ConfirmForgotPassword';

/** Invokes the post-confirmation trigger. */
export const announceConfirmation = async (
  pool: UserPool,
  source: Source,
  details: { user: User; clientId: string; clientMetadata?: Record<string, string> | undefined },
): Promise<void> => {
  const { user, clientId, clientMetadata } = details;
  await pool.triggers.postConfirmation({
    source,
    userName: user.sub,
    clientId,
    userAttributes: triggerAttributesOf(user),
    clientMetadata,
  });
};
