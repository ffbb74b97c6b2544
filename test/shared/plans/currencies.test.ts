import { describe, expect, it } from 'vitest';
import { creditPacks } from '#shared/plans/packs.ts';
import { plans } from '#shared/plans/plans.ts';
import { suggestCurrency } from '#shared/plans/suggest-currency.ts';

describe('The prices in euros and pounds (D57)', () => {
  it.each([
    ['basic', 799, 699],
    ['premium', 1_999, 1_799],
    ['enterprise', 4_999, 4_499],
  ] as const)('%s costs %i cents or %i pence a month, and ten times as much a year', (plan, eur, gbp) => {
    expect(plans[plan].prices.monthly).toMatchObject({ eur, gbp });
    expect(plans[plan].prices.yearly).toMatchObject({ eur: eur * 10, gbp: gbp * 10 });
  });

  it.each([
    ['starter', 499, 449],
    ['plus', 1_299, 1_149],
    ['max', 3_499, 3_099],
  ] as const)('the pack %s costs %i cents or %i pence', (pack, eur, gbp) => {
    expect(creditPacks[pack].prices).toMatchObject({ eur, gbp });
  });
});

describe('suggestCurrency', () => {
  it.each([
    ['en-US', 'usd'],
    ['en', 'usd'],
    ['ja-JP', 'usd'],
    ['de', 'eur'],
    ['fr-FR', 'eur'],
    // No euro, but prices with VAT included.
    ['sv-SE', 'eur'],
    ['de-CH', 'eur'],
    ['en-IE', 'eur'],
    ['en-GB', 'gbp'],
    ['es-MX', 'usd'],
    ['not a language', 'usd'],
  ] as const)('suggests for %s the currency %s', (tag, currency) => {
    expect(suggestCurrency(tag)).toBe(currency);
  });
});
