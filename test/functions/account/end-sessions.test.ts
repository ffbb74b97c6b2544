import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { createCloseSessions } from '#functions/account/close-sessions.ts';
import { createSessionEnder } from '#functions/account/session-ender.ts';
import { recordSteps } from './record-steps.ts';

const event = (triggerSource = 'PostConfirmation_ConfirmForgotPassword') =>
  ({
    triggerSource,
    userPoolId: 'us-east-1_Plates',
    userName: 'mara',
    request: { userAttributes: { sub: 'mara' } },
  }) as unknown as PostConfirmationTriggerEvent;

const ender = ({ fails = '', hasUnknownApp = false } = {}) => {
  const notices: string[] = [];
  const { done, act } = recordSteps(fails);
  const errors: Error[] = [];
  const closeSessions = createCloseSessions({
    ends: { end: (user) => act(`end ${user}`) },
    sessions: { endAll: (user) => act(`end all of ${user}`) },
    pool: { signOutEverywhere: (pool, user) => act(`sign ${user} out of ${pool}`) },
    closeSockets: (user) => act(`close the sockets of ${user}`),
    forgetDevices: (user) => act(`forget the browsers of ${user}`),
    report: (_what, error) => errors.push(error),
  });
  const run = createSessionEnder({
    closeSessions,
    removeUnknownApp: async () => {
      await act('remove an unknown app');
      return hasUnknownApp;
    },
    revokeTokens: (user) => act(`revoke the tokens of ${user}`),
    notify: async (_user, kind) => void notices.push(kind),
  });
  return { run, done, errors, notices };
};

describe('After a password reset', () => {
  it('revokes tokens, stops issuing socket tickets and then closes sockets, so that none can reconnect', async () => {
    const { run, done } = ender();
    const sent = event();
    expect(await run(sent)).toBe(sent);
    const steps = done.filter((step) => !/unknown app|tokens/.test(step));
    expect(steps.slice(0, 3)).toEqual(['sign mara out of us-east-1_Plates', 'end mara', 'end all of mara']);
    expect(steps.slice(3).toSorted()).toEqual(['close the sockets of mara', 'forget the browsers of mara']);
  });

  it('revokes API tokens, removes an app that was set up without proof, and reports both by email', async () => {
    for (const [hasUnknownApp, sent] of [
      [false, ['password_reset']],
      [true, ['password_reset', 'app_removed']],
    ] as const) {
      const { run, done, notices } = ender({ hasUnknownApp });
      await run(event());
      expect(done).toEqual(expect.arrayContaining(['revoke the tokens of mara', 'remove an unknown app']));
      expect(notices).toEqual(sent);
    }
  });

  it.each([
    'end mara',
    'end all of mara',
    'sign mara out of us-east-1_Plates',
    'revoke the tokens of mara',
    'remove an unknown app',
  ])('reports an error to the user when sessions remain active: %s', async (fails) => {
    await expect(ender({ fails }).run(event())).rejects.toThrow(`${fails} failed`);
  });

  it('logs that browsers keep their reminders and still lets the user in', async () => {
    const { run, done, errors } = ender({ fails: 'forget the browsers of mara' });
    await run(event());
    expect(errors).toHaveLength(1);
    expect(done).toContain('close the sockets of mara');
  });

  it('ends no session after a sign-up', async () => {
    const { run, done } = ender();
    await run(event('PostConfirmation_ConfirmSignUp'));
    expect(done).toEqual([]);
  });
});
