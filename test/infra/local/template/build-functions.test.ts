import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildFunctions } from '#infra/local/template/build-functions.ts';

/** Stands in for the bundler: writes a bundle, or fails if the sources say so. */
const bundler = `
  import { cpSync, existsSync } from 'node:fs';
  if (existsSync('functions/broken.ts')) throw new Error('broken.ts cannot be bundled');
  cpSync('functions', process.argv[2], { recursive: true });
`;

describe('Bundles of the local functions', () => {
  const root = mkdtempSync(join(tmpdir(), 'platewise-bundles-'));
  let said: string[] = [];
  const build = (): Promise<string> =>
    buildFunctions({
      root,
      searchPath: process.env['PATH'] ?? '',
      say: (line) => said.push(line),
      signal: new AbortController().signal,
    });
  const write = (file: string, text: string): void => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  };

  beforeEach(() => {
    said = [];
    rmSync(root, { recursive: true, force: true });
    write('infra/bundles/write-bundles.ts', bundler);
    write('functions/foods.ts', '1');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('the bundles are built once for the same sources', async () => {
    const folder = await build();
    expect(existsSync(join(folder, 'foods.ts'))).toBe(true);
    expect(await build()).toBe(folder);
    expect(said).toEqual(['Bundling the functions ...']);
  });

  it('the bundles are built again after a change, beside the build that a running product may still load', async () => {
    const before = await build();
    write('functions/foods.ts', '2');
    const after = await build();
    expect(after).not.toBe(before);
    expect(existsSync(before)).toBe(true);
  });

  it('the bundles of the three newest builds are kept', async () => {
    const folders = [];
    for (const text of ['1', '2', '3', '4', '5']) {
      write('functions/foods.ts', text);
      folders.push(await build());
    }
    expect(globSync('.local/functions/*', { cwd: root })).toHaveLength(3);
    expect(existsSync(folders.at(-1)!)).toBe(true);
  });

  it('the bundles are built after an error has been fixed', async () => {
    write('functions/broken.ts', '');
    await expect(build()).rejects.toThrow('broken.ts cannot be bundled');
    rmSync(join(root, 'functions/broken.ts'));
    expect(existsSync(join(await build(), 'foods.ts'))).toBe(true);
  });
});
