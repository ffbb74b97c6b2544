import type { AgentAction } from '../schema.ts';

export const moneyActions: readonly AgentAction[] = [
  {
    action: 'revenue',
    about: 'Monthly and annual recurring revenue (MRR, ARR) by plan, with a 12-month trend.',
    example: {
      subscriptions: [
        {
          plan: 'Basic',
          amount: '9.99',
          interval: 'month',
          quantity: 40,
          currency: 'EUR',
          started: '2026-03-01',
        },
        {
          plan: 'Premium',
          amount: 199,
          interval: 'year',
          quantity: 12,
          currency: 'EUR',
          started: '2026-06-15',
        },
        { plan: 'Basic', amount: '9.99', currency: 'EUR', started: '2026-01-10', ended: '2026-09-01' },
      ],
    },
  },
  {
    action: 'churn',
    about: 'Churn and retention, how long customers stay, and their lifetime value (LTV).',
    example: {
      customers_at_start: 400,
      customers_lost: 12,
      customers_new: 30,
      months: 1,
      revenue_per_customer: '14.50',
      gross_margin_percent: 80,
      currency: 'EUR',
    },
  },
  {
    action: 'pricing',
    about: 'Margin and break-even for each price, and which one earns the most.',
    example: {
      unit_cost: '4.20',
      fixed_costs: 1500,
      target_margin_percent: 70,
      prices: [
        { name: 'low', price: '9.90', units: 500 },
        { name: 'high', price: '12.90', units: 380 },
      ],
      currency: 'EUR',
    },
  },
  {
    action: 'cash_flow',
    about: 'Your daily and monthly balance, its lowest point, and how long your money lasts.',
    example: {
      opening_balance: 5000,
      movements: [
        { date: '2026-11-03', amount: '-1200.00', label: 'Rent' },
        { date: '2026-11-15', amount: 800, label: 'Customer A' },
        { date: '2026-12-03', amount: '-1200.00', label: 'Rent' },
      ],
      currency: 'EUR',
    },
  },
  {
    action: 'invoice_totals',
    about: 'Invoice totals: lines, discounts, taxes by rate, and the amount due.',
    example: {
      lines: [
        { description: 'Consulting, hours', quantity: 7.5, unit_price: '95.00', tax_percent: 19 },
        { description: 'Book', quantity: 2, unit_price: '14.95', tax_percent: 7 },
      ],
      discount_percent: 5,
      paid: '200.00',
      currency: 'EUR',
    },
  },
];
