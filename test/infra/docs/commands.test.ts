import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDeployOptions } from '#infra/deploy/options.ts';

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')];
const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> })
  .scripts;

/** Reasons why a block is not executed; a comment above the block states one of them. */
const NEEDS = ['AWS', 'Stripe', 'data', 'root'] as const;

interface Command {
  page: string;
  /** One command on one line, without its comment. */
  line: string;
  /** The reason why the block cannot be executed here. */
  needs: string | undefined;
}

/** Joins continued lines and removes comments and indentation. */
const linesOf = (block: string): string[] =>
  block
    .replaceAll(/\\\n\s*/g, '')
    .split(/\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '');

const commandsIn = (page: string): Command[] =>
  [
    ...readFileSync(page, 'utf8').matchAll(/(?:<!-- needs (\w+) -->\s*)?^ *```sh\n([\s\S]*?)^ *```/gm),
  ].flatMap(([, needs, block = '']) => linesOf(block).map((line) => ({ page, line, needs })));

/** Commands in table cells and code spans, e.g. `npm run bench -- day`. */
const inlineIn = (page: string): Command[] =>
  [
    ...readFileSync(page, 'utf8').matchAll(/`((?:[A-Z_]+=\S+ )*(?:npm (?:run|start|test)|node) ?[^`]*)`/g),
  ].map(([, line = '']) => ({ page, line: line.trim(), needs: undefined }));

const commands = pages.flatMap(commandsIn);
const all = [...commands, ...pages.flatMap(inlineIn)];
const programOf = (line: string): string => line.replace(/^(?:[A-Z_]+=\S+ )+/, '').split(' ')[0] ?? '';

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

  it('the commands carry a mark when they need an AWS account, Stripe or root', () => {
    const unmarked = commands.filter(({ line, needs }) => {
      if (programOf(line) === 'aws' || line.startsWith('npx cdk')) return needs !== 'AWS';
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
    for (const { line } of all.filter((command) => command.line.startsWith('npm run deploy -- '))) {
      const options = (line.split(' -- ')[1] ?? '').split(' ');
      expect(readDeployOptions(options).stage.name).toBe(options[options.indexOf('--stage') + 1]);
    }
  });

  it('shell commands in the docs execute without an error when they need nothing but openssl', () => {
    const lines = commands.filter(({ line }) => programOf(line) === 'openssl');
    expect(lines.length).toBeGreaterThan(0);
    for (const { line } of lines)
      execFileSync('bash', ['-o', 'pipefail', '-ec', line], { cwd: folder, stdio: 'pipe' });
    const key = readFileSync(join(folder, 'photo-key.pem'), 'utf8');
    expect(key).toMatch(/^-----BEGIN PRIVATE KEY-----/);
  });

  it('shell commands in the docs print a key pair with the documented VAPID command', () => {
    expect(commands.map(({ line }) => line)).toContain('npx web-push generate-vapid-keys');
    const printed = execFileSync(
      process.execPath,
      ['node_modules/web-push/src/cli.js', 'generate-vapid-keys'],
      {
        encoding: 'utf8',
      },
    );
    expect(printed).toContain('Private Key');
  });

  it('the docs build the site before they bootstrap CDK, which synthesizes the app', () => {
    const lines = commandsIn('docs/deploying.md').map(({ line }) => line);
    expect(lines.indexOf('npm run build:web')).toBeGreaterThan(-1);
    expect(lines.indexOf('npm run build:web')).toBeLessThan(lines.indexOf('npx cdk bootstrap'));
  });

  it('the docs name AWS operations as the AWS SDK spells them', () => {
    const operations = commands.flatMap(({ line }) =>
      [...line.matchAll(/\baws (ssm|cognito-idp|sqs|dynamodb) ([a-z-]+)/g)].map(
        ([, service = '', operation = '']) => ({
          service,
          operation,
        }),
      ),
    );
    expect(operations.length).toBeGreaterThan(8);
    const packages: Record<string, string> = {
      ssm: 'client-ssm',
      'cognito-idp': 'client-cognito-identity-provider',
      sqs: 'client-sqs',
      dynamodb: 'client-dynamodb',
    };
    const pascal = (words: string): string =>
      words.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()).replace('Mfa', 'MFA');
    const missing = operations.filter(
      ({ service, operation }) =>
        !existsSync(
          `node_modules/@aws-sdk/${packages[service]}/dist-types/commands/${pascal(operation)}Command.d.ts`,
        ),
    );
    expect(missing).toEqual([]);
  });

  it('the commands of every page are checked: the README names the two commands to start and test', () => {
    const readme = commandsIn('README.md').map(({ line }) => line);
    expect(readme).toEqual(['npm start', 'npm test']);
  });
});
