import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readCommit } from '#infra/deploy/read-commit.ts';

const folder = mkdtempSync(join(tmpdir(), 'platewise-commit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the deployed commit is the one of the working copy, marked if it has uncommitted changes', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: folder });
  expect(readCommit(folder)).toBe('unknown');
  git('init', '-q');
  git('commit', '-q', '--allow-empty', '-m', 'First');
  const head = git('rev-parse', 'HEAD').toString().trim();
  expect(readCommit(folder)).toBe(head);
  writeFileSync(join(folder, 'file'), '');
  expect(readCommit(folder)).toBe(`${head}+changes`);
});
