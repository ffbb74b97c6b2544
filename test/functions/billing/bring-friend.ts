import { systemClock } from '#functions/platform/clock.ts';
import type { Table } from '#functions/platform/table/client.ts';
import { followSignUp } from '#functions/referrals/referral-services.ts';
import type { ApiUser } from '#test/support/api-user.ts';

/** Simulates the user pool's events for a sign-up through a user's referral link, with the email confirmed. */
export const bringFriend = async (
  table: Table,
  bringer: Pick<ApiUser, 'call'>,
  friendId: string,
): Promise<void> => {
  const { code } = (await bringer.call('GET', '/api/referrals')).body as unknown as { code: string };
  const { signedUp, confirmed } = followSignUp(table, systemClock, (error) => {
    throw error;
  });
  const userAttributes = { sub: friendId, email: `${friendId}@example.com`, 'custom:referral_code': code };
  await signedUp({ triggerSource: 'CustomMessage_SignUp', request: { userAttributes } });
  await confirmed({ triggerSource: 'PostConfirmation_ConfirmSignUp', request: { userAttributes } });
};
