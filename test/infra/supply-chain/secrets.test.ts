import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasHistory, isShallow, storedIn, uncommittedIn } from './git-history.ts';
import { knownValues, secretsIn } from './secret-patterns.ts';
import { isFull } from '#test/support/full-size.ts';

const joined = (...parts: string[]): string => parts.join('');

/** Split into parts so that this file does not contain them. */
const planted = {
  'AWS key': joined('AKIA', 'Q3EGRIMXEMP7BVQ2'),
  'AWS secret': joined('aws_secret_access_key = ', '9Zr7TnVbC1yKd02hTfZbYpL/wRxEuCq8fJ2kLm93'),
  Stripe: joined('sk_', 'live_51NvQm8Kd02hTfZbYpLxRwEuC'),
  OpenAI: joined('sk-', 'proj-8fJ2kLm93xQwZr5TnVbC1y'),
  GitHub: joined('ghp_', 'a1B2c3D4e5F6'.repeat(3)),
  Slack: joined('xoxb-', '2048-4096-q9Zr7TnVbC1y'),
  Google: joined('AIza', 'SyD3k9Zr7TnVbC1yKd02hTfZbYpLxRwEuCq'),
  npm: joined('npm_', 'a1B2c3D4e5F6'.repeat(3)),
  'private key': joined('-----BEGIN EC PRIV', 'ATE KEY-----\n', 'MHcCAQEEIJ4v8Q7r'.repeat(3)),
  token: joined('eyJhbGciOiJIUzI1NiJ9', '.eyJzdWIiOiIxMjM0NTYifQ', '.dGhpcy1pcy1hLXNpZ25hdHVyZQ'),
  'value of a secret’s name': joined("client_secret: '", "q9Zr7TnVbC1yKd02hTfZbYpL'"),
};

describe('The scan for secrets in the repository', () => {
  it('finds none in any version of any file or in a commit message', async ({ skip }) => {
    if (!hasHistory('.')) skip('This copy has no history.');
    // Older commits cannot change, and each night checks all of them.
    const stored = await storedIn('.', isFull ? undefined : 100);
    expect(
      stored.flatMap(({ name, text }) => secretsIn(text).map(({ kind }) => `${kind} in ${name}`)),
    ).toEqual([]);
    // A shallow clone only contains the newest commit; the workflow fetches all of them.
    expect(stored.length).toBeGreaterThan(isFull && !isShallow('.') ? 5_000 : 1_000);
  });

  it('the scan for secrets in the repository finds none in uncommitted changes', ({ skip }) => {
    if (!hasHistory('.')) skip('This copy has no history.');
    expect(
      uncommittedIn('.').flatMap(({ name, text }) => secretsIn(text).map(({ kind }) => `${kind} in ${name}`)),
    ).toEqual([]);
  });
});

describe('The secret scanner', () => {
  it.each(Object.entries(planted))('the secret scanner detects this secret: %s', (kind, value) => {
    expect(secretsIn(`const x = 1;\n${value}\n`).map((finding) => finding.kind)).toContain(kind);
  });

  it('detects secrets in an old, reverted commit, in its message and in a new file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'history-'));
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@plate.example', ...args], {
        cwd: folder,
        stdio: 'ignore',
      });
    try {
      git('init');
      writeFileSync(join(folder, 'key.txt'), planted.Stripe);
      git('add', '.');
      git('commit', '-m', 'one');
      writeFileSync(join(folder, 'key.txt'), 'gone');
      git('commit', '-am', `undone ${planted['AWS key']}`);
      writeFileSync(join(folder, 'new.txt'), planted.OpenAI);
      const kindsIn = (all: { text: string }[]) =>
        all.flatMap(({ text }) => secretsIn(text).map(({ kind }) => kind)).sort();
      expect(kindsIn(await storedIn(folder))).toEqual(['AWS key', 'Stripe']);
      expect(kindsIn(uncommittedIn(folder))).toEqual(['OpenAI']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('ignores a known example with a reason, and an ordinary word', () => {
    expect(secretsIn(Object.keys(knownValues).join('\n'))).toEqual([]);
    expect(secretsIn("secret: 'MissingAuthenticationTokenException'")).toEqual([]);
    expect(Object.values(knownValues).every((reason) => reason.length > 10)).toBe(true);
  });
});
