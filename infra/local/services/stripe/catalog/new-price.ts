import type { StripeStore, Price } from '../store/stripe-store.ts';
import { newId } from '../store/new-id.ts';

interface PriceBeginning {
  product: string;
  currency: string;
  unitAmount: number;
  recurring: { interval: 'day' | 'week' | 'month' | 'year'; interval_count: number } | null;
  nickname: string | null;
  lookupKey: string | null;
  active: boolean;
  metadata: Record<string, string>;
  taxBehavior: 'exclusive' | 'inclusive' | 'unspecified';
}

export const newPrice = (stripeStore: StripeStore, beginning: PriceBeginning): Price => {
  const { product, currency, unitAmount, recurring, nickname, lookupKey, active, metadata, taxBehavior } =
    beginning;
  return {
    id: newId('price'),
    object: 'price',
    active,
    billing_scheme: 'per_unit',
    created: stripeStore.now(),
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey,
    metadata,
    nickname,
    product,
    recurring: recurring && { ...recurring, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: taxBehavior,
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: unitAmount,
    unit_amount_decimal: String(unitAmount),
  };
};
