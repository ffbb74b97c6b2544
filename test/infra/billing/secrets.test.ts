import { describe, expect, it } from 'vitest';
import { resourcesOf, templateOf } from '../stack/template.ts';
import { STRIPE_SECRET } from './stripe-secret.ts';

const template = templateOf('prod');

describe('Stripe’s key and webhook secret', () => {
  it('Stripe’s key and webhook secret appear in no template: it names the parameters that hold them', () => {
    const text = JSON.stringify(template);
    expect(text).not.toMatch(STRIPE_SECRET);
    expect(text).toContain('/platewise/prod/stripe-secret-key');
    expect(text).toContain('/platewise/prod/stripe-webhook-secret');
  });

  it('Stripe’s key and webhook secret can be read by exactly the functions that need them', () => {
    const readers = (name: string): string[] =>
      resourcesOf<object>(template, 'AWS::IAM::Policy')
        .filter(({ properties }) => JSON.stringify(properties).includes(name))
        .map(({ id }) => /^([A-Z][a-z]+[A-Z][a-z]+)/.exec(id)?.[1] ?? id);
    // Account erasure cancels the plan; an email change updates the billing address in Stripe; the nightly
    // reconciliation looks for customers without a user.
    expect(readers('stripe-secret-key').sort()).toEqual([
      'AccountErase',
      'AccountSecurity',
      'BillingIndex',
      'ReconciliationNightly',
    ]);
    expect(readers('stripe-webhook-secret')).toEqual(['BillingIndex']);
  });
});
