import type Stripe from 'stripe';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { decodeForm } from '#infra/local/services/stripe/http/form.ts';
import { integer, listOf, metadata, text } from '#infra/local/services/stripe/http/fields.ts';
import { parameters } from '#infra/local/services/stripe/http/parameters.ts';

describe('Stripe: form parameters', () => {
  it('Stripe form parameters follow the structure of their brackets', () => {
    const form = decodeForm(
      'mode=payment&line_items[0][price]=p1&line_items[1][price]=p2&expand[]=a&expand[]=b',
    );
    expect(JSON.parse(JSON.stringify(form))).toEqual({
      mode: 'payment',
      line_items: { 0: { price: 'p1' }, 1: { price: 'p2' } },
      expand: { 0: 'a', 1: 'b' },
    });
  });

  it('Stripe form parameters distinguish lists from numeric names by their schema', () => {
    const schema = parameters<Stripe.Checkout.SessionCreateParams>()({
      metadata,
      line_items: listOf(z.strictObject({ price: text, quantity: integer })),
    });
    const form = decodeForm(
      'metadata[1]=one&line_items[0][price]=p1&line_items[0][quantity]=2&expand[0]=customer',
    );
    expect(schema.parse(form)).toEqual({
      metadata: { 1: 'one' },
      line_items: [{ price: 'p1', quantity: 2 }],
      expand: ['customer'],
    });
  });

  it('Stripe form parameters cannot change object prototypes', () => {
    decodeForm('__proto__[polluted]=1&a[__proto__][polluted]=1&constructor[prototype][polluted]=1');
    expect({}).not.toHaveProperty('polluted');
  });

  it('Stripe form parameters must have names that Stripe knows', () => {
    // @ts-expect-error The SDK has no such parameter.
    const schema = parameters<Stripe.CustomerCreateParams>()({ emial: text });
    expect(schema.safeParse({ email: 'ana@example.com' }).success).toBe(false);
  });
});
