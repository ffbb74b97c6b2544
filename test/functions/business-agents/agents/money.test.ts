import { describe, expect, it } from 'vitest';
import { perform, refusedFields } from './perform.ts';

const run = (action: string, data: unknown) =>
  perform('money', action, data).result as Record<string, unknown>;

describe('Revenue metrics', () => {
  it('revenue metrics count an annual plan as a twelfth per month and no ended plans', () => {
    const result = run('revenue', {
      subscriptions: [
        { plan: 'Basic', amount: '9.99', quantity: 3, currency: 'eur' },
        { plan: 'Premium', amount: 100, interval: 'year', currency: 'EUR' },
        { plan: 'Basic', amount: '9.99', currency: 'EUR', started: '2026-01-10', ended: '2026-11-22' },
      ],
    });
    expect(result['by_currency']).toMatchObject([
      {
        currency: 'EUR',
        // 3 × 9.99 + 100 / 12.
        mrr: '38.30',
        arr: '459.64',
        active: 4,
        by_plan: [
          { plan: 'Basic', active: 3, mrr: '29.97' },
          { plan: 'Premium', active: 1, mrr: '8.33' },
        ],
      },
    ]);
  });

  it('revenue metrics cover twelve months, each on its last day', () => {
    const { by_currency } = run('revenue', {
      subscriptions: [{ amount: 10, started: '2026-02-28', ended: '2026-06-30' }],
    }) as { by_currency: { by_month: { month: string; mrr: string }[] }[] };
    const months = by_currency[0]!.by_month;
    expect(months.map(({ month }) => month)).toEqual([
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
    ]);
    expect(months.filter(({ mrr }) => mrr === '10.00').map(({ month }) => month)).toEqual([
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
    ]);
  });

  it('revenue metrics keep currencies separate, each with its own decimals', () => {
    const { by_currency } = run('revenue', {
      subscriptions: [
        { amount: '10.005', currency: 'USD' },
        { amount: '1500.5', currency: 'JPY' },
        { amount: '1.2345', currency: 'KWD' },
      ],
    }) as { by_currency: { currency: string; mrr: string }[] };
    expect(by_currency.map(({ currency, mrr }) => [currency, mrr])).toEqual([
      ['USD', '10.01'],
      ['JPY', '1501'],
      ['KWD', '1.235'],
    ]);
  });
});

describe('Amounts of a table', () => {
  it('sums amounts, ignoring text, blanks and nulls', () => {
    const { by_currency } = run('revenue', {
      subscriptions: [
        { plan: '', amount: '9.99', quantity: '3', interval: 'Monthly', currency: null, ended: '' },
        { plan: null, amount: 120, quantity: ' ', interval: 'annual' },
      ],
    }) as { by_currency: object[] };
    expect(by_currency).toMatchObject([{ currency: null, mrr: '39.97', active: 4 }]);
    expect(run('churn', { customers_at_start: '400', customers_lost: '12', months: '3' })).toMatchObject({
      churn_percent: '3.00',
      monthly_churn_percent: '1.00',
    });
  });

  it('a calculated amount can be passed to the next question', () => {
    const { movements, currency } = run('cash_flow', {
      movements: [
        { date: '2026-11-03', amount: '-12.00' },
        { date: '2026-11-04', amount: '20.00', label: 'Ada' },
      ],
    });
    expect(run('cash_flow', { movements, currency })).toMatchObject({ closing_balance: '8.00' });
  });

  it('requests missing amounts when they are required', () => {
    expect(refusedFields('money', 'cash_flow', { movements: [{ date: '', amount: null }] })).toEqual([
      'movements.0.date',
      'movements.0.amount',
    ]);
  });
});

describe('Churn', () => {
  it('reports lost customers, average lifetime and lifetime value', () => {
    expect(
      run('churn', {
        customers_at_start: 400,
        customers_lost: 12,
        customers_new: 30,
        revenue_per_customer: '14.50',
        gross_margin_percent: 80,
        revenue_at_start: 1000,
        revenue_lost: 50,
        revenue_added: 80,
      }),
    ).toEqual({
      churn_percent: '3.00',
      retention_percent: '97.00',
      monthly_churn_percent: '3.00',
      customers_at_end: '418',
      average_lifetime_months: '33.3',
      lifetime_value: '386.67',
      currency: null,
      gross_retention_percent: '95.00',
      net_retention_percent: '103.00',
    });
  });

  it('leaves the lifetime undefined while no customer has left', () => {
    expect(
      run('churn', { customers_at_start: 10, customers_lost: 0, revenue_per_customer: 5 }),
    ).toMatchObject({
      churn_percent: '0.00',
      average_lifetime_months: null,
      lifetime_value: null,
    });
    expect(refusedFields('money', 'churn', { customers_at_start: 10, customers_lost: 11 })).toEqual([
      'customers_lost',
    ]);
  });

  it('never loses more revenue than there was', () => {
    const lost = { customers_at_start: 10, customers_lost: 1, revenue_at_start: 100, revenue_lost: '100.01' };
    expect(refusedFields('money', 'churn', lost)).toEqual(['revenue_lost']);
  });
});

describe('Pricing', () => {
  it('compares prices by margin and needs whole sales to break even', () => {
    expect(
      run('pricing', {
        unit_cost: '4.20',
        fixed_costs: 1500,
        target_margin_percent: 70,
        prices: [
          { name: 'low', price: '9.90', units: 500 },
          { name: 'high', price: '12.90', units: 380 },
          { name: 'gift', price: 4, units: 1000 },
        ],
      }),
    ).toMatchObject({
      prices: [
        {
          margin: '5.70',
          margin_percent: '57.58',
          markup_percent: '135.71',
          break_even_units: '264',
          profit: '1350.00',
        },
        { margin: '8.70', break_even_units: '173', profit: '1806.00' },
        { margin: '-0.20', break_even_units: null, profit: '-1700.00' },
      ],
      best: 'high',
      price_for_target: '14.00',
    });
  });
});

describe('Cash flow', () => {
  const movements = [
    { date: '2026-12-03', amount: '-1200.00' },
    { date: '2026-11-03', amount: '-1200.00', label: 'Rent' },
    { date: '2026-11-15', amount: 800.1 },
  ];

  it('runs day by day and reports how long the money lasts, without overstating it', () => {
    expect(run('cash_flow', { opening_balance: '1000', movements })).toMatchObject({
      closing_balance: '-599.90',
      lowest: { date: '2026-12-03', balance: '-599.90' },
      first_day_below_zero: '2026-11-03',
      runway_months: null,
      movements: [{ balance: '-200.00', label: 'Rent' }, { balance: '600.10' }, { balance: '-599.90' }],
      months: [
        { month: '2026-11', money_in: '800.10', money_out: '-1200.00', net: '-399.90', balance: '600.10' },
        { month: '2026-12', balance: '-599.90' },
      ],
    });
    // 3400.10 left, 799.95 less per month: 4.25 months.
    expect(run('cash_flow', { opening_balance: 5000, movements })).toMatchObject({
      average_month: '-799.95',
      runway_months: '4.2',
    });
  });

  it('never adds two currencies', () => {
    const mixed = movements.map((one, at) => ({ ...one, currency: at === 2 ? 'USD' : 'EUR' }));
    expect(refusedFields('money', 'cash_flow', { movements: mixed })).toEqual(['movements.2.currency']);
    expect(refusedFields('money', 'cash_flow', { movements: mixed, currency: 'usd' })).toEqual([
      'movements.0.currency',
      'movements.1.currency',
    ]);
  });
});
