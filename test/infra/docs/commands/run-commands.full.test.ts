import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { type Account, startStubbedAccount } from '../../deploy/stubbed-account.ts';
import { checkAwsCall } from './check-aws-call.ts';
import { createScratchProject } from './scratch-project.ts';
import { createStubAws } from './stub-aws.ts';

/** Enough for a build of the site on a busy machine. */
const PATIENCE_MS = 20 * 60_000;

const verified = {
  VerifiedForSendingStatus: true,
  DkimAttributes: { Status: 'SUCCESS' },
  MailFromAttributes: { MailFromDomainStatus: 'SUCCESS' },
};
/** An account that is bootstrapped and has its email domain, and no key yet. */
const account: Account = {
  parameters: { '/cdk-bootstrap/hnb659fds/version': { Type: 'String', Value: '21' } },
  identities: { 'mail.plate.app': verified },
  mailAccount: { ProductionAccessEnabled: true },
  activeRules: null,
  mailServers: [],
  concurrency: 1_000,
  certificate: null,
  zone: null,
  distributions: 1,
  denied: new Set(),
  isSignedIn: true,
  failures: {
    batches: new Map([
      [
        'aws/lambda/1/shardId-1/2026/11/28/2026-11-28T12.00.05-a',
        JSON.stringify({
          requestContext: { functionArn: 'arn:aws:lambda:us-east-1:1:function:Award:$LATEST' },
          payload: '{"Records":[]}',
        }),
      ],
    ]),
    invoked: [],
  },
};
const aws = openForAllTests(() => startStubbedAccount(() => account));

/** Answers of a deployed site to the smoke test, by path. */
const siteAnswers: Record<string, [status: number, body: string]> = {
  '/': [200, ''],
  '/config.json': [200, '{"stage":"dev","commit":"unknown"}'],
  '/dashboard': [200, ''],
  '/.well-known/security.txt': [200, 'Expires: 2999-01-01T00:00:00Z'],
  '/api/dashboard?time_zone=UTC': [401, ''],
  '/photos/none.jpg': [403, ''],
};
const site = createServer(({ url = '' }, response) => {
  const [status, body] = siteAnswers[url] ?? [404, ''];
  response.writeHead(status, { 'content-security-policy': 'x', 'strict-transport-security': 'x' }).end(body);
});

/** Returns the shell blocks of a page that need nothing but AWS, as they are written. */
const blocksOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/(<!-- needs \w+ -->\s*)?^ *```sh\n([\s\S]*?)^ *```/gm)]
    .filter(([, needs]) => needs === undefined)
    .map(([, , block = '']) => block);

let folder = '';
let bin = '';
let calls: () => string[][] = () => [];

/** Runs a block in the scratch project. @throws Error with its output when a command fails */
const runBlock = (block: string): Promise<string> =>
  new Promise((done, reject) => {
    const { port } = site.address() as AddressInfo;
    const child = execFile(
      'bash',
      ['--norc', '-o', 'pipefail', '-euc', block],
      {
        cwd: folder,
        maxBuffer: 64 * 1024 * 1024,
        env: {
          ...process.env,
          PATH: `${bin}:${join(folder, 'node_modules', '.bin')}:${process.env['PATH']}`,
          AWS_ENDPOINT_URL: aws.endpoint,
          AWS_ACCESS_KEY_ID: 'a',
          AWS_SECRET_ACCESS_KEY: 's',
          REAL_CDK: resolve('node_modules/aws-cdk/bin/cdk'),
          SITE_URL: `http://127.0.0.1:${port}`,
        },
      },
      (error, stdout, stderr) =>
        error ? reject(new Error(`${block}\n${stdout}\n${stderr}`, { cause: error })) : done(stdout),
    );
    // A block that reads nothing may end first.
    child.stdin?.on('error', () => undefined).end('dev\n');
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'platewise-commands-'));
  createScratchProject(folder);
  ({ bin, calls } = createStubAws(folder));
  writeFileSync(join(folder, 'openai-key.txt'), `${['sk', 'proj', 'abcdefgh12345678'].join('-')}\n`);
  writeFileSync(join(folder, 'stripe-key.txt'), 'sk_test_abcdefgh12\n');
  const user = { email: 'walk@plate.app', password: 'a walk around the lake' };
  writeFileSync(join(folder, 'synthetic-user.json'), JSON.stringify(user));
  writeFileSync(join(folder, 'webhook-secret.txt'), 'whsec_abcdefgh12\n');
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('The commands of the operator’s pages', () => {
  it(
    'the commands of the deployment page run in their order, from an empty account to a checked deployment',
    async () => {
      const printed: string[] = [];
      for (const block of blocksOf('docs/deploying.md')) printed.push(await runBlock(block));
      const output = printed.join('\n');
      expect(Object.keys(account.parameters).toSorted()).toEqual([
        '/cdk-bootstrap/hnb659fds/version',
        '/platewise/dev/openai-api-key',
        '/platewise/dev/photo-public-key',
        '/platewise/dev/photo-signing-key',
        '/platewise/dev/stripe-secret-key',
        '/platewise/dev/stripe-webhook-secret',
        '/platewise/dev/synthetic-user',
        '/platewise/dev/vapid-private-key',
      ]);
      expect(output).not.toContain('STOP');
      const publicKey = account.parameters['/platewise/dev/photo-public-key']!.Value;
      expect(output).toContain(`Platewise-dev-Data:PhotoPublicKey=${publicKey}`);
      expect(output).toMatch(/ok +The configuration +answers 200/);
      expect(output.match(/note +Walk +not walked: no mailbox/g)).toHaveLength(2);
      expect((await Promise.all(calls().map(checkAwsCall))).flat()).toEqual([]);
      expect(output).toContain('cdk destroy --all --context stage=dev');
    },
    PATIENCE_MS,
  );

  it(
    'the commands of the continuity page deploy the bucket of backups and find a backup in it',
    async () => {
      const target = JSON.stringify({ table: 'Meals', photos: 'photos' });
      account.parameters['/platewise/prod/restore-target'] = { Type: 'String', Value: target };
      account.backup = { exportTime: '2026-11-28T09:00:00.000Z', items: 7 };
      const printed: string[] = [];
      for (const block of blocksOf('docs/continuity.md')) printed.push(await runBlock(block));
      expect(printed.join('\n')).toContain('cdk diff --context stage=prod --context only=backups');
      expect(printed.join('\n').match(/7 items of 2026-11-28T09:00:00\.000Z/g)).toHaveLength(2);
    },
    PATIENCE_MS,
  );

  it('the commands of the runbook and the launch page call AWS with parameters that it knows', async () => {
    const before = calls().length;
    for (const page of ['docs/runbook.md', 'docs/launch.md', 'docs/support.md', 'docs/observability.md'])
      for (const block of blocksOf(page)) await runBlock(block);
    expect(account.failures).toEqual({ batches: new Map(), invoked: ['{"Records":[]}'] });
    const made = calls().slice(before);
    expect(made.length).toBeGreaterThan(8);
    expect((await Promise.all(made.map(checkAwsCall))).flat()).toEqual([]);
  });
});
