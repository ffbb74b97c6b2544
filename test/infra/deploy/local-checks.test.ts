import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkSettings } from '#infra/deploy/check-settings.ts';
import { permissions } from '#infra/deploy/checks/attempt.ts';
import { checkBackupSettings } from '#infra/deploy/checks/check-backups.ts';
import { checkTools } from '#infra/deploy/checks/check-tools.ts';
import { tableOf } from '#infra/deploy/finding.ts';
import { readDeployOptions } from '#infra/deploy/options.ts';
import { stages } from '#infra/stages.ts';

const mail = {
  from: 'hello@mail.platewise.app',
  domain: 'mail.platewise.app',
  support: 'support@platewise.app',
  operator: 'operator@platewise.app',
};

describe('The checks before a deployment', () => {
  it('the checks before a deployment reject the example values as names of an environment', () => {
    expect(checkSettings(stages.prod)).toMatchObject([{ outcome: 'failed' }]);
    expect(checkSettings({ ...stages.prod, mail })).toMatchObject([{ outcome: 'held' }]);
    const domain = {
      name: 'app.example.com',
      certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/1a2b',
    };
    expect(checkSettings({ ...stages.prod, mail, domain })).toMatchObject([
      { outcome: 'failed', state: expect.stringContaining('app.example.com') },
    ]);
  });

  it('the checks before a deployment name each missing or old program', () => {
    const none = checkTools({ node: '20.19.0', readVersion: () => null });
    expect(none.map(({ outcome, check: name }) => `${outcome} ${name}`)).toEqual([
      'failed Node.js',
      'failed AWS CDK CLI',
      'warned AWS CLI',
      'warned OpenSSL',
    ]);
    const printed: Record<string, string> = {
      npm: '2.1.0 (build 1a2b3c)',
      aws: 'aws-cli/1.45.11 Python/3.11',
      openssl: 'OpenSSL 3.0.19 27 Jan 2026',
    };
    const old = checkTools({ node: '24.15.0', readVersion: (program) => printed[program] ?? null });
    expect(old.map(({ outcome, state }) => `${outcome} ${state}`)).toEqual([
      'held 24.15.0',
      'failed 2.1.0',
      'warned 1.45.11',
      'held OpenSSL 3.0.19',
    ]);
  });

  it.each([
    ['an account ID with a missing digit', { account: '22222222222' }, '"22222222222" is not an account ID'],
    ['one account for both', { account: '111111111111' }, "111111111111 is also the stage's account"],
    ['a name that is no region', { region: 'Oregon' }, '"Oregon" is not a region'],
  ])('the checks before a deployment reject backup settings with %s', (_, change, state) => {
    const backups = { account: '222222222222', region: 'us-west-2', source: '111111111111' };
    expect(checkBackupSettings(backups)).toBeNull();
    expect(checkBackupSettings({ ...backups, ...change })?.state).toContain(state);
  });

  it('the checks before a deployment are printed as a table', () => {
    expect(
      tableOf([
        { outcome: 'held', check: 'Node.js', state: '24.21.0', fix: null },
        { outcome: 'failed', check: 'CDK bootstrap', state: 'missing', fix: 'npx cdk bootstrap' },
      ]),
    ).toBe(
      [
        '      Check          State    Fix',
        'ok    Node.js        24.21.0',
        'STOP  CDK bootstrap  missing  npx cdk bootstrap',
      ].join('\n'),
    );
  });

  it('the docs list the permissions that the checks need', () => {
    const page = readFileSync('docs/deploying.md', 'utf8');
    expect(Object.values(permissions).filter((permission) => !page.includes(`\`${permission}\``))).toEqual(
      [],
    );
  });

  it('the checks before a deployment require the name of an environment other than local', () => {
    expect(() => readDeployOptions([])).toThrow('--stage dev');
    expect(() => readDeployOptions(['--stage', 'local'])).toThrow('npm start');
    expect(() => readDeployOptions(['--stage', 'nope'])).toThrow('There is no stage "nope".');
    expect(readDeployOptions(['--stage', 'prod', '--yes'])).toMatchObject({
      isAgreed: true,
      only: null,
      isOnlyCheck: false,
    });
    expect(readDeployOptions(['--stage', 'dev', '--only', 'mail'])).toMatchObject({ only: 'mail' });
    expect(readDeployOptions(['--stage', 'dev', '--only', 'backups'])).toMatchObject({ only: 'backups' });
    expect(readDeployOptions(['--stage', 'dev', '--only', 'walk'])).toMatchObject({ only: 'walk' });
    expect(() => readDeployOptions(['--stage', 'dev', '--only', 'site'])).toThrow('--only mail');
  });
});
