import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const run = (key: string) =>
  spawnSync(process.execPath, ['test/stripe.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, STRIPE_SECRET_KEY: key },
    timeout: 60_000,
  });

describe('npm run test:stripe', () => {
  it('explains what it needs and fails without a key', () => {
    const { status, stderr, stdout } = run('');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/No key is set.*STRIPE_SECRET_KEY=sk_test_\.\.\. npm run test:stripe/s);
  });

  it.each(['sk', 'rk', 'pk'])('refuses a live key (%s) before it sends anything', (kind) => {
    const { status, stderr, stdout } = run([kind, 'live', 'a'.repeat(24)].join('_'));
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^This is a live key, and nothing was sent to Stripe/);
    expect(stderr).not.toContain('a'.repeat(24));
  });

  it('refuses what is no secret key', () => {
    expect(run('hunter2').stderr).toMatch(/^This is not a key of Stripe's test mode/);
  });
});
