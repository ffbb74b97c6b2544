import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { treeHash } from '#infra/local/template/tree-hash.ts';
import { withLock } from '#infra/local/template/with-lock.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'platewise-hash-'));
  mkdirSync(join(root, 'web', 'dist'), { recursive: true });
  writeFileSync(join(root, 'web', 'app.ts'), 'one');
  writeFileSync(join(root, 'web', 'dist', 'app.js'), 'built');
});
afterEach(() => rmSync(root, { recursive: true }));

const hash = (): string => treeHash(root, ['web', 'package.json'], ['web/dist']);

describe('The hash of source files', () => {
  it('the hash of source files stays the same while no relevant file changes', () => {
    const before = hash();
    writeFileSync(join(root, 'web', 'dist', 'app.js'), 'built again');
    writeFileSync(join(root, 'notes.md'), 'elsewhere');
    expect(hash()).toBe(before);
  });

  it.each([
    ['changed content', () => writeFileSync(join(root, 'web', 'app.ts'), 'two')],
    ['a renamed file', () => renameSync(join(root, 'web', 'app.ts'), join(root, 'web', 'main.ts'))],
    ['a new file', () => writeFileSync(join(root, 'web', 'more.ts'), '')],
    ['a named file', () => writeFileSync(join(root, 'package.json'), '{}')],
  ])('the hash of source files changes with %s', (_name, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });
});

describe('A file lock', () => {
  it('a file lock allows one run at a time', async () => {
    const steps: string[] = [];
    const run = (name: string) =>
      withLock(join(root, 'a.lock'), async () => {
        steps.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 30));
        steps.push(`${name} ends`);
      });
    await Promise.all([run('first'), run('second')]);
    expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('a file lock can be taken from a process that has ended', async () => {
    writeFileSync(join(root, 'a.lock'), '999999999');
    expect(await withLock(join(root, 'a.lock'), () => Promise.resolve('done'))).toBe('done');
  });

  it('a file lock is released after a failure', async () => {
    const file = join(root, 'a.lock');
    await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withLock(file, () => Promise.resolve('done'))).toBe('done');
  });
});
