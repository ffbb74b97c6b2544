import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { perform, refusedFields } from './perform.ts';

const run = (action: string, data: unknown) =>
  perform('money', action, data).result as Record<string, unknown>;

describe('Invoice totals', () => {
  it('invoice totals add up lines, discount and taxes by rate', () => {
    expect(
      run('invoice_totals', {
        lines: [
          { description: 'Hours', quantity: 7.5, unit_price: '95.00', tax_percent: 19 },
          { description: 'Book', quantity: 2, unit_price: '14.95', tax_percent: 7 },
        ],
        discount_percent: 5,
        paid: '200.00',
        currency: 'EUR',
      }),
    ).toMatchObject({
      lines: [{ amount: '712.50' }, { amount: '29.90' }],
      subtotal: '742.40',
      discount: '37.11',
      net: '705.29',
      taxes: [
        { tax_percent: '19', net: '676.88', tax: '128.61' },
        { tax_percent: '7', net: '28.41', tax: '1.99' },
      ],
      tax: '130.60',
      total: '835.89',
      due: '635.89',
    });
  });

  it('invoice totals add paid and due amounts up to the total, whatever was paid', () => {
    expect(run('invoice_totals', { lines: [{ unit_price: '116.73' }], paid: '10.005' })).toMatchObject({
      total: '116.73',
      paid: '10.01',
      due: '106.72',
    });
  });

  it('invoice totals extract the tax from prices that include it', () => {
    expect(
      run('invoice_totals', { lines: [{ unit_price: 119 }], tax_percent: 19, prices_include_tax: true }),
    ).toMatchObject({ net: '100.00', tax: '19.00', total: '119.00' });
  });

  it('calculates exactly: 0.1 + 0.2 is 0.3, and half a cent is rounded up', () => {
    const total = (...prices: unknown[]) =>
      run('invoice_totals', { lines: prices.map((unit_price) => ({ unit_price })) })['total'];
    expect(total(0.1, 0.2)).toBe('0.30');
    expect(total('1.005')).toBe('1.01');
    expect(total(1.005)).toBe('1.01');
    expect(total('-1.005')).toBe('-1.01');
    expect(total('999999999999999.99')).toBe('999999999999999.99');
  });

  it('invoice totals match the sum of all lines to the cent', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -10_000_000, max: 10_000_000 }), { minLength: 1, maxLength: 40 }),
        (cents) => {
          const sum = cents.reduce((all, one) => all + one, 0);
          const total = run('invoice_totals', {
            lines: cents.map((one) => ({ unit_price: one / 100 })),
          })['total'] as string;
          expect(Math.round(Number(total) * 100)).toBe(sum);
          expect(total).toMatch(/^-?\d+\.\d\d$/);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('invoice totals name each invalid field', () => {
    const lines = [
      { unit_price: '1,000.00' },
      { unit_price: 'ten' },
      { unit_price: 1, quantity: '1e3' },
      { unit_price: 1, tax_percent: -1 },
      {},
    ];
    expect(refusedFields('money', 'invoice_totals', { lines, currency: 'Euro' })).toEqual([
      'lines.0.unit_price',
      'lines.1.unit_price',
      'lines.2.quantity',
      'lines.3.tax_percent',
      'lines.4.unit_price',
      'currency',
    ]);
    expect(refusedFields('money', 'invoice_totals', undefined)).toEqual(['data']);
  });
});
