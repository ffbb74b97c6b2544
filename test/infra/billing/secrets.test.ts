import { describe, expect, it } from 'vitest';
import { bundleFunctions } from '#infra/bundles/bundle-functions.ts';
import { resourcesOf, synthesized } from '../stack/template.ts';

/** A key or a secret of Stripe's; the SDK itself speaks of their beginnings. */
const SECRET = /(?:sk|rk)_(?:test|live)_\w{6,}|whsec_\w{6,}/;

const { template } = synthesized('prod');

describe('Stripe’s key and webhook secret', () => {
  it('stand in no template: it names the parameters that hold them', () => {
    const text = JSON.stringify(template);
    expect(text).not.toMatch(SECRET);
    expect(text).toContain('/platewise/prod/stripe-secret-key');
    expect(text).toContain('/platewise/prod/stripe-webhook-secret');
  });

  it('are read by the functions that need them and no other', () => {
    const readers = (name: string): string[] =>
      resourcesOf<object>(template, 'AWS::IAM::Policy')
        .filter(({ properties }) => JSON.stringify(properties).includes(name))
        .map(({ id }) => /^([A-Z][a-z]+[A-Z][a-z]+)/.exec(id)?.[1] ?? id);
    expect(readers('stripe-secret-key').sort()).toEqual(['AccountErase', 'BillingIndex']);
    expect(readers('stripe-webhook-secret')).toEqual(['BillingIndex']);
  });

  it('stand in no bundle', async () => {
    const { outputFiles = [] } = await bundleFunctions('/bundles', { write: false });
    const billing = outputFiles.find(({ path }) => path.endsWith('/billing/index/index.mjs'));
    expect(billing?.text).toContain('stripe-signature');
    expect(outputFiles.filter(({ text }) => SECRET.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
