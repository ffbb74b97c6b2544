import { expect, inject, it } from 'vitest';
import { smokeTest } from '#infra/deploy/smoke.ts';

it('the smoke test after a deployment passes against the running product', async () => {
  const findings = await smokeTest(inject('origin'), 'local');
  expect(findings.filter(({ outcome }) => outcome !== 'held')).toEqual([]);
  expect(findings.length).toBeGreaterThan(5);
});

it('the smoke test fails for a missing site and for the wrong environment', async () => {
  const nowhere = await smokeTest('http://127.0.0.1:9', 'local');
  expect(nowhere.every(({ outcome }) => outcome === 'failed')).toBe(true);
  const old = await smokeTest(inject('origin'), 'local', '0'.repeat(40));
  expect(old.filter(({ outcome }) => outcome === 'failed')).toMatchObject([
    { check: 'The configuration (/config.json)', state: expect.stringContaining('another commit') },
  ]);
  const other = (await smokeTest(inject('origin'), 'prod')).filter(({ outcome }) => outcome === 'failed');
  expect(other).toMatchObject([
    { check: 'The configuration (/config.json)', state: 'it is of another stage than prod' },
  ]);
});
