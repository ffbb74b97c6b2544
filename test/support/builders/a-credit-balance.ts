import type { CreditBalance, CreditChange } from '#shared/credits/schema.ts';

export const aBalance = (some: Partial<CreditBalance> = {}): CreditBalance => ({
  total: 595,
  unlimited: false,
  tier: 'free',
  allowance: 100,
  allowance_left: 95,
  resets_at: '2026-12-20T00:00:00.000Z',
  kept: 500,
  ...some,
});

/** Creates a change by its position in the history. */
export const aChange = (place: number, some: Partial<CreditChange> = {}): CreditChange => ({
  id: String(place).padStart(12, '0'),
  created_at: '2026-11-20T12:00:00.000Z',
  reason: 'spent',
  action: 'photo_analysis',
  amount: -5,
  balance: 95,
  ...some,
});
