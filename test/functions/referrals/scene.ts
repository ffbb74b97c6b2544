import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { openGrants } from '#functions/credits/credit-services.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { newUlid } from '#functions/platform/ids.ts';
import type { Table } from '#functions/platform/table/client.ts';
import { createProfileEntity } from '#functions/profile/profile-entity.ts';
import { newCode } from '#functions/referrals/new-referral-code.ts';
import {
  followSignUp,
  createEraseReferrals,
  openRewardFriend,
} from '#functions/referrals/referral-services.ts';
import { createSignUps } from '#functions/referrals/abuse/sign-up-repository.ts';
import { readMine } from '#functions/referrals/read-my-referrals.ts';
import { createReferralCodes } from '#functions/referrals/referral-code-repository.ts';
import { createReferrals } from '#functions/referrals/referral-repository.ts';
import { rowsOf } from '#test/support/rows-of.ts';

let people = 0;

/** Users who refer friends, with the test's own table and clock. */
export const referralScene = (table: Table, clock = { now: new Date('2026-11-20T12:00:00Z') }) => {
  const read = () => clock.now;
  const failures: Error[] = [];
  const friends = followSignUp(table, read, (error) => failures.push(error));
  const mine = readMine({
    codes: createReferralCodes(table),
    referrals: createReferrals(table, read, newUlid),
    newCode,
  });

  const mineOf = (user_id: string) => mine({ caller: { user_id, signed_in_at: 0 } } as never);
  const event = (triggerSource: string, attributes: Record<string, string>, visit?: string | null) => ({
    triggerSource,
    request: { userAttributes: attributes, ...(visit && { clientMetadata: { referral_visit: visit } }) },
  });
  const addVisit = (device: string, network: string) =>
    createSignUps(table, read).addVisit(`device-${device}`, network);
  const attributesOf = (sub: string, code: string, email = `${sub}@gmail.com`) => ({
    sub,
    email,
    'custom:referral_code': code,
  });

  return {
    clock,
    failures,
    friends,
    event,
    attributesOf,
    mineOf,
    ...openRewardFriend(table, read),
    forget: createEraseReferrals(table, read),
    /** Creates a user with an account and a code. */
    referrer: async (email?: string) => {
      people += 1;
      const id = `referrer-${people}`;
      const row = {
        user_id: id,
        email: email ?? `${id}@example.com`,
        updated_at: systemClock().toISOString(),
      };
      await createProfileEntity(table).build(PutItemCommand).item(row).send();
      return { id, code: (await mineOf(id)).code };
    },
    addVisit,
    /** @param visit ID of the visit; null for none. Defaults to the friend's own device and network. */
    signUp: async (sub: string, code: string, email?: string, visit?: string | null) => {
      const visitId = visit === undefined ? await addVisit(sub, sub) : visit;
      await friends.signedUp(event('CustomMessage_SignUp', attributesOf(sub, code, email), visitId));
    },
    confirm: async (sub: string, code: string, email?: string, visit?: string | null) => {
      const visitId = visit === undefined ? await addVisit(sub, sub) : visit;
      await friends.confirmed(
        event('PostConfirmation_ConfirmSignUp', attributesOf(sub, code, email), visitId),
      );
    },
    /** Non-expiring credits. */
    kept: async (userId: string): Promise<number> =>
      ((await rowsOf(table, userId, 'account#credits'))[0]?.['kept'] as number | undefined) ?? 0,
    spendKept: (userId: string, amount: number) =>
      openGrants(table, read).revoke(userId, { key: newUlid(), amount, reason: 'correction' }),
  };
};
