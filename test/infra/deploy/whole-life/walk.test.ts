import { describe, expect, it } from 'vitest';
import type { Finding } from '#infra/deploy/finding.ts';
import { walkDeployed } from '#infra/deploy/whole-life/walk-deployed.ts';
import { walkWholeLife } from '#infra/deploy/whole-life/walk-whole-life.ts';
import { stages } from '#infra/stages.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { ready, stage } from '../ready-account.ts';
import { startStubbedAccount } from '../stubbed-account.ts';
import { createScriptedOutside } from './scripted-outside.ts';

let account = ready();
const aws = openForAllTests(() => startStubbedAccount(() => account));

/** Returns the findings as `outcome step: state`, without the random part of the address. */
const linesOf = (findings: readonly Finding[]): string[] =>
  findings.map(
    ({ outcome, check, state }) =>
      `${outcome} ${check.replace('Walk: ', '')}: ${state.replace(/walk\+\w+@/, 'walk+ID@')}`,
  );

const skipped = (...names: string[]): string[] => names.map((name) => `warned ${name}: skipped`);

describe('The walk through a whole life', () => {
  it('the walk erases its account after a failed step, and skips only the steps that depend on it', async () => {
    const { outside, isErased } = createScriptedOutside();
    const findings = await walkWholeLife(outside);
    expect(linesOf(findings)).toEqual([
      'held sign up: walk+ID@walk.plate.app (0 s)',
      'held confirm the email: with the emailed code (0 s)',
      'held sign in: with SRP (0 s)',
      'failed answer the first questions: PUT /api/profile answered 500 (after 0 s)',
      ...skipped('log a meal', 'show a photo', 'get a live update'),
      'held get an email of the product: "Welcome to Platewise" (0 s)',
      ...skipped('export the data'),
      'held erase the account: finished, and sign-in is refused (0 s)',
    ]);
    expect(isErased()).toBe(true);
    expect(findings.filter(({ outcome, fix }) => outcome !== 'held' && !fix)).toEqual([]);
    expect(findings[3]?.fix).toContain('Roll back.');
  });

  it('the walk reports a user who cannot sign in, and how to delete the account that stays', async () => {
    const { outside } = createScriptedOutside({
      accounts: () => ({
        signIn: async () => {
          throw new Error('Auth flow not enabled for this client');
        },
      }),
    });
    const findings = await walkWholeLife(outside);
    expect(linesOf(findings.filter(({ outcome }) => outcome === 'failed'))).toEqual([
      'failed sign in: Auth flow not enabled for this client (after 0 s)',
      'failed erase the account: Auth flow not enabled for this client (after 0 s)',
    ]);
    expect(findings.at(-1)?.fix).toContain('aws cognito-idp admin-delete-user');
  });

  it('the walk reports a code that never arrives, and how to delete the unconfirmed account', async () => {
    const { outside } = createScriptedOutside({ lostEmails: ['Your Platewise code'] });
    const findings = await walkWholeLife(outside);
    expect(linesOf(findings).slice(1, 2)).toEqual([
      'failed confirm the email: no email "Your Platewise code" arrived (after 180 s)',
    ]);
    expect(findings.at(-1)).toMatchObject({
      outcome: 'warned',
      state: 'may have left an unconfirmed account',
    });
    expect(findings.at(-1)?.fix).toMatch(
      /^aws cognito-idp admin-delete-user --user-pool-id us-east-1_Pool --username walk\+\w{16}@walk\.plate\.app$/,
    );
  });

  it('the walk reports an erasure that does not finish, and how to delete the account', async () => {
    const { outside } = createScriptedOutside({ lostEmails: ['Your Platewise data was erased'] });
    const last = (await walkWholeLife(outside)).at(-1);
    expect(linesOf([last!])).toEqual([
      'failed erase the account: no email "Your Platewise data was erased" arrived (after 300 s)',
    ]);
    expect(last?.fix).toContain('admin-delete-user --user-pool-id us-east-1_Pool');
  });

  it('the walk reports an erased user who can still sign in', async () => {
    const { outside } = createScriptedOutside({ accounts: () => ({ signIn: async () => 'token' }) });
    expect(linesOf(await walkWholeLife(outside)).at(-1)).toBe(
      'failed erase the account: the erased user can still sign in (after 0 s)',
    );
  });

  it('the walk ends a step that hangs, and goes on', async () => {
    const { outside, isErased } = createScriptedOutside({
      accounts: ({ time }) => ({
        confirm: async () => {
          await time.pause(600_000);
          await new Promise(() => {});
        },
      }),
    });
    expect(linesOf(await walkWholeLife(outside))[1]).toBe(
      'failed confirm the email: it did not end (after 600 s)',
    );
    expect(isErased()).toBe(false);
  });

  it('the walk uses a fresh address and password each time', async () => {
    const used = new Set<string>();
    const script = {
      accounts: () => ({ signUp: async (user: object) => void used.add(JSON.stringify(user)) }),
    };
    await walkWholeLife(createScriptedOutside(script).outside);
    await walkWholeLife(createScriptedOutside(script).outside);
    expect(used.size).toBe(2);
  });

  it('an environment without a mailbox is not walked, which does not stop its deployment', async () => {
    account = ready();
    expect(linesOf(await walkDeployed(stages.prod, aws.clients))).toEqual([
      'warned Walk: not walked: no mailbox',
    ]);
    delete account.parameters['/platewise/prod/walk-mailbox'];
    expect(linesOf(await walkDeployed(stage, aws.clients))).toEqual([
      'warned Walk: not walked: the mailbox does not exist',
    ]);
  });

  it('an environment whose mailbox may not be read is not walked, and the permission is named', async () => {
    account = { ...ready(), denied: new Set(['ListObjectsV2']) };
    account.parameters['/platewise/prod/site-origin'] = { Type: 'String', Value: 'http://127.0.0.1:9' };
    const [finding] = await walkDeployed(stage, aws.clients);
    expect(finding).toMatchObject({ outcome: 'warned', state: 'could not be read' });
    expect(finding?.fix).toContain('s3:GetObject');
  });
});
