import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { claimPort } from '#infra/local/host/port-claim.ts';
import { projectRoot } from '#infra/local/options.ts';
import { createTestFolder } from './fixtures/test-cloud.ts';
import { PATIENCE } from '#test/support/patience.ts';

const place = createTestFolder();
afterEach(() => place.remove());

const freePort = async (): Promise<number> => {
  const claim = await claimPort(0);
  await claim.release();
  return claim.port;
};

/** Starts the product like `npm start`, without npm. */
const start = (port: number, args: string[] = []) => {
  const child = spawn(process.execPath, [join(projectRoot, 'infra/local/start.mjs'), ...args], {
    env: { ...process.env, PORT: String(port), LOCAL_DATA_DIR: place.dataDir, npm_lifecycle_event: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { text: '' };
  const hear = (chunk: Buffer): void => void (said.text += chunk.toString());
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return { child, said };
};

const exitOf = async (child: ChildProcess): Promise<unknown> => {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
};

/** Returns processes whose command line contains the test's data folder, such as the database. */
const leftOver = async (): Promise<string[]> => {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'args']);
  return stdout.split('\n').filter((line) => line.includes(place.dataDir));
};

describe('npm start', () => {
  it('shows the address and the demo account, and ends everything in time on Ctrl+C', async () => {
    const port = await freePort();
    const { child, said } = start(port);
    await expect.poll(() => said.text, { timeout: 150_000 * PATIENCE }).toContain('Stop it with Ctrl+C.');
    expect(said.text).toContain(`Platewise is running at http://localhost:${port}`);
    expect(said.text).toContain('demo@platewise.local / demo1234');
    expect(said.text).toContain(`http://localhost:${port}/__local/mail`);
    expect(await leftOver()).not.toEqual([]);

    child.kill('SIGINT');
    expect(await exitOf(child)).toBe(0);
    expect(await leftOver()).toEqual([]);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  it('explains how to choose another port when its own is in use', async () => {
    const claim = await claimPort(0);
    const { child, said } = start(claim.port);
    expect(await exitOf(child)).toBe(1);
    expect(said.text).toContain(`Port ${claim.port} is taken`);
    expect(said.text).not.toContain('    at ');
    await claim.release();
  });

  it('rejects an unknown option', async () => {
    const { child, said } = start(await freePort(), ['--clean']);
    expect(await exitOf(child)).toBe(1);
    expect(said.text).toContain("Unknown option '--clean'");
  });
});
