import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { createReferralCodes } from '#functions/referrals/referral-code-repository.ts';
import type { CreditBalance } from '#shared/credits/schema.ts';
import type { ResponseOf } from '#shared/http/route.ts';
import type { referralRoutes } from '#shared/referrals/routes.ts';
import { type ApiUser, cognito, newestMail } from '#test/support/api-user.ts';
import { openLocalTable } from '#test/support/local-table.ts';
import { withUser } from '#test/support/with-user.ts';
import { PATIENCE } from '#test/support/patience.ts';

const origin = inject('origin');

type Mine = ResponseOf<typeof referralRoutes.mine>;

const mineOf = async ({ call }: Pick<ApiUser, 'call'>): Promise<Mine> => {
  const { status, body } = await call('GET', '/api/referrals');
  expect(status).toBe(200);
  return body as unknown as Mine;
};
const keptOf = async ({ call }: Pick<ApiUser, 'call'>): Promise<number> =>
  ((await call('GET', '/api/credits')).body as unknown as CreditBalance).kept;

/** Signs a friend up like the browser. */
const signUp = async (code: string, email = `friend-${randomUUID()}@example.com`) => {
  const UserAttributes = [
    { Name: 'name', Value: 'A Friend' },
    { Name: 'custom:referral_code', Value: code },
  ];
  await cognito(origin, 'SignUp', { Username: email, Password: 'plate-1234', UserAttributes });
  return email;
};
const confirm = async (email: string): Promise<void> => {
  const ConfirmationCode = (await newestMail(origin, email))?.code;
  await cognito(origin, 'ConfirmSignUp', { Username: email, ConfirmationCode });
};

describe("A user's referrals", () => {
  it("REFERRAL-09 REFERRAL-12 (D21) progress from the friend's sign-up to the confirmed email and 100 credits", async () => {
    const mara = await withUser();
    const { code, ...nothing } = await mineOf(mara);
    expect(nothing).toEqual({ referrals: [], friends: 0, credits_earned: 0 });
    expect(await keptOf(mara)).toBe(0);

    const friend = await signUp(code.toLowerCase());
    expect((await mineOf(mara)).referrals).toMatchObject([{ status: 'pending', credits_earned: 0 }]);
    expect(await keptOf(mara)).toBe(0);

    await confirm(friend);
    const { referrals, friends, credits_earned } = await mineOf(mara);
    expect(referrals).toMatchObject([{ referral_code: code, status: 'completed', credits_earned: 100 }]);
    expect([friends, credits_earned, await keptOf(mara)]).toEqual([1, 100, 100]);
  });

  it("REFERRAL-10 REFERRAL-15 a user's referrals list the caller's referrals only, under one permanent code", async () => {
    const [mara, ben] = await Promise.all([withUser(), withUser()]);
    const { code } = await mineOf(mara);
    expect((await mineOf(mara)).code).toBe(code);
    expect((await mineOf(ben)).code).not.toBe(code);
    await confirm(await signUp(code));
    expect((await mineOf(mara)).friends).toBe(1);
    expect(await mineOf(ben)).toMatchObject({ referrals: [], friends: 0 });
  });

  it("a user's referrals ignore an unknown code and the user's own code without blocking the sign-up", async () => {
    const mara = await withUser();
    const { code } = await mineOf(mara);
    for (const typed of ['ZZZZZZZZ', 'x'.repeat(2_000), '']) await confirm(await signUp(typed));
    await confirm(await signUp(code, mara.email.replace('@', '+again@')));
    expect(await mineOf(mara)).toMatchObject({ referrals: [], friends: 0 });
  });

  it("a deleted account's referral code becomes invalid, and an old token creates no new one", async () => {
    const mara = await withUser();
    const { code } = await mineOf(mara);
    const codes = createReferralCodes(await openLocalTable(inject('dataDir')));
    expect(await codes.ownerOf(code)).toBe(mara.id);
    await mara.call('POST', '/api/account/closing', { confirmation: 'DELETE' });
    await expect.poll(() => codes.ownerOf(code), { timeout: 30_000 * PATIENCE }).toBeNull();
    await expect
      .poll(async () => (await mara.call('GET', '/api/referrals')).status, { timeout: 30_000 * PATIENCE })
      .toBe(401);
    await confirm(await signUp(code));
  });
});
