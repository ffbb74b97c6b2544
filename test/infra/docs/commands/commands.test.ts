import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandsIn, inlineIn, pages, programOf } from './doc-commands.ts';
import { checkAwsCall } from './check-aws-call.ts';
import { createStubAws } from './stub-aws.ts';
import { parseKey } from '#infra/deploy/keys/parse-key.ts';
import { readDeployOptions } from '#infra/deploy/options.ts';

const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> })
  .scripts;

/** Reasons why a block is not executed; a comment above the block states one of them. */
const NEEDS = ['Stripe', 'data', 'root'] as const;

const commands = pages.flatMap(commandsIn);
const all = [...commands, ...pages.flatMap(inlineIn)];
describe('Shell commands in the docs', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'platewise-docs-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('the commands appear on several pages', () => {
    expect(commands.length).toBeGreaterThan(20);
    expect(new Set(commands.map(({ page }) => page)).size).toBeGreaterThan(5);
  });

  it('shell commands in the docs state one of the known reasons when they are not executed', () => {
    expect(commands.filter(({ needs }) => needs && !NEEDS.some((known) => known === needs))).toEqual([]);
  });

  it('the commands carry a mark when they need Stripe or root', () => {
    const unmarked = commands.filter(({ line, needs }) => {
      if (programOf(line) === 'stripe') return needs !== 'Stripe';
      return programOf(line) === 'apt-get' && needs !== 'root';
    });
    expect(unmarked).toEqual([]);
  });

  it('shell commands in the docs use only existing npm scripts', () => {
    const named = all.flatMap(({ page, line }) =>
      [...line.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => ({ page, script })),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ script }) => scripts[script] === undefined)).toEqual([]);
    expect(scripts).toMatchObject({ start: expect.any(String), test: expect.any(String) });
  });

  it('shell commands in the docs run only existing Node files', () => {
    const files = all.flatMap(({ page, line }) =>
      [...line.matchAll(/\bnode ([\w./-]+\.(?:ts|mjs))/g)].map(([, file = '']) => ({ page, file })),
    );
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter(({ file }) => !existsSync(file))).toEqual([]);
  });

  it('shell commands in the docs pass only options that the called script reads', () => {
    const unknown = all.flatMap(({ page, line }) => {
      const script =
        /npm run ([\w:-]+) -- /.exec(line)?.[1] ?? (/npm start -- /.test(line) ? 'start' : undefined);
      if (script === undefined) return [];
      const entry = /[\w./-]+\.(?:ts|mjs)/.exec(scripts[script] ?? '')?.[0];
      if (entry === undefined) return [];
      const sources = globSync(`${entry.slice(0, entry.lastIndexOf('/'))}/**/*.{ts,mjs}`)
        .map((file) => readFileSync(file, 'utf8'))
        .join('\n');
      return [...(line.split(' -- ')[1] ?? '').matchAll(/--([a-z-]+)/g)]
        .map(([, option = '']) => option)
        .filter((option) => !new RegExp(`['"\`-]${option}['"\`:]|\\b${option}:`).test(sources))
        .map((option) => ({ page, script, option }));
    });
    expect(unknown).toEqual([]);
  });

  it('shell commands in the docs use deployment options that the deploy script accepts', () => {
    for (const { line } of all.filter((command) => command.line.startsWith('npm run deploy -- --'))) {
      const options = (line.split(' -- ')[1] ?? '').split(' ');
      expect(readDeployOptions(options).stage.name).toBe(options[options.indexOf('--stage') + 1]);
    }
  });

  it('shell commands in the docs create a photo key and a VAPID key that can be stored', () => {
    const lines = commandsIn('docs/deploying.md').map(({ line }) => line);
    const photo = lines.find((line) => programOf(line) === 'openssl')!;
    execFileSync('bash', ['-o', 'pipefail', '-ec', photo], { cwd: folder, stdio: 'pipe' });
    const key = readFileSync(join(folder, 'photo-key.pem'), 'utf8');
    expect(parseKey('photo-signing-key', key).value).toBe(key);
    const vapid = lines.find((line) => line.includes('web-push'))!;
    const webPush = 'node_modules/web-push/src/cli.js';
    const args = vapid.split('|')[0]!.trim().split(' ').slice(2);
    const printed = execFileSync(process.execPath, [webPush, ...args], { encoding: 'utf8' });
    expect(parseKey('vapid-private-key', printed).value).toMatch(/^[\w-]{43}$/);
  });

  it('the docs build the site before they bootstrap CDK, which synthesizes the app', () => {
    const lines = commandsIn('docs/deploying.md').map(({ line }) => line);
    const bootstrap = lines.findIndex((line) => line.startsWith('npx cdk bootstrap'));
    expect(lines.indexOf('npm run build:web')).toBeGreaterThan(-1);
    expect(lines.indexOf('npm run build:web')).toBeLessThan(bootstrap);
  });

  it('shell commands in the docs call AWS operations with parameters that the SDK knows, run by a shell', async () => {
    const lines = [...new Set(all.map(({ line }) => line).filter((line) => programOf(line) === 'aws'))];
    expect(lines.length).toBeGreaterThan(15);
    const aws = createStubAws(folder);
    for (const line of lines)
      execFileSync('bash', ['-o', 'pipefail', '-euc', line], {
        cwd: folder,
        stdio: 'pipe',
        env: { ...process.env, PATH: `${aws.bin}:${process.env['PATH']}` },
      });
    expect(aws.calls()).toHaveLength(lines.length);
    const faults = await Promise.all(aws.calls().map(checkAwsCall));
    expect(faults.flat()).toEqual([]);
  });

  it.each([
    ['a missing service', ['s4', 'list'], 'The service "s4" is unknown'],
    ['a missing operation', ['ssm', 'put-secret'], 'has no operation "put-secret"'],
    [
      'an unknown option',
      ['ssm', 'put-parameter', '--name', 'n', '--value', 'v', '--secret'],
      'no option --secret',
    ],
    ['a missing parameter', ['sqs', 'receive-message', '--visibility-timeout', '0'], 'has no QueueUrl'],
    [
      'a text instead of a number',
      ['sqs', 'receive-message', '--queue-url', 'q', '--visibility-timeout', 'soon'],
      'not a number',
    ],
    [
      'an unknown member',
      [
        'cognito-idp',
        'admin-update-user-attributes',
        '--user-pool-id',
        'p',
        '--username',
        'u',
        '--user-attributes',
        'Key=email,Value=a',
      ],
      'has no member Key',
    ],
    [
      'a wrong nested value',
      ['dynamodb', 'delete-item', '--table-name', 't', '--key', '{"pk":{"S":1}}'],
      'not a text',
    ],
  ])('the check of AWS commands reports %s', async (_, call, fault) => {
    expect((await checkAwsCall(call)).join('\n')).toContain(fault);
  });

  it('the commands of every page are checked: the README names the two commands to start and test', () => {
    const readme = commandsIn('README.md').map(({ line }) => line);
    expect(readme).toEqual(['npm start', 'npm test']);
  });
});
