import { describe, expect, inject, it } from 'vitest';
import type { Session } from '#shared/account-security/schema.ts';
import { type createCaller, newestMail, signInApiUser } from '#test/support/api-user.ts';
import { PATIENCE } from '#test/support/patience.ts';
import { withUser } from '#test/support/with-user.ts';

const origin = inject('origin');

const PHONE = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
};

const sessionsOf = async (user: Pick<ReturnType<typeof createCaller>, 'call'>): Promise<Session[]> =>
  ((await user.call('GET', '/api/account/sessions')).body as unknown as { sessions: Session[] }).sessions;

describe('The sessions of a user', () => {
  it('sessions are listed with the current one first, and a new device is reported by email', async () => {
    const mara = await withUser();
    expect(await sessionsOf(mara)).toMatchObject([{ is_current: true, device: 'Unknown' }]);
    expect((await newestMail(origin, mara.email))?.subject).not.toContain('New sign-in');

    const phone = await signInApiUser(origin, mara.email);
    await phone.call('GET', '/api/dashboard?time_zone=America%2FNew_York', undefined, PHONE);
    expect(await sessionsOf(mara)).toMatchObject([
      { is_current: true },
      { is_current: false, device: 'iPhone', browser: 'Safari', time_zone: 'America/New_York' },
    ]);
    await expect
      .poll(async () => (await newestMail(origin, mara.email))?.subject, { timeout: 20_000 * PATIENCE })
      .toBe('New sign-in to your Platewise account');
  });

  it('sessions can be ended one by one, at once where it matters', async () => {
    const [mara, other] = [await withUser(), await withUser()];
    const phone = await signInApiUser(origin, mara.email);
    for (const user of [phone, other]) expect((await user.call('GET', '/api/profile')).status).toBe(200);
    const [, session] = await sessionsOf(mara);
    // Another user's session is unknown to the caller.
    const [foreign] = await sessionsOf(other);
    for (const { id } of [session!, foreign!])
      expect((await mara.call('DELETE', `/api/account/sessions/${id}`)).status).toBe(204);

    const answers = await Promise.all(
      [phone, mara, other].map((user) => user.call('POST', '/api/realtime/tickets')),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 201, 201]);
    expect(await sessionsOf(mara)).toHaveLength(1);
  });

  it('sessions can be ended except the current one, including one that has made no request', async () => {
    const mara = await withUser();
    await mara.call('GET', '/api/profile');
    const [used, unused] = [await signInApiUser(origin, mara.email), await signInApiUser(origin, mara.email)];
    await used.call('GET', '/api/profile');
    expect((await mara.call('POST', '/api/account/sessions/others/ending')).body).toEqual({
      status: 'ended',
    });
    const answers = await Promise.all(
      [used, unused, mara].map((user) => user.call('POST', '/api/realtime/tickets')),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 201]);
  });
});
