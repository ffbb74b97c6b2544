import type { StripeStore } from '../store/stripe-store.ts';
import { emit } from '../events/emit.ts';
import { invalid } from '../http/stripe-error.ts';

/**
 * Releases a lookup key for a price, because only one price can have it.
 * @param transfers whether the key may be taken from the price that has it
 * @throws Refusal when another price has the key and `transfers` is false
 */
export const freeLookupKey = (
  stripeStore: StripeStore,
  key: string | null,
  transfers: boolean,
  forPrice?: string,
): void => {
  const holder = stripeStore.all('price').find((price) => key !== null && price.lookup_key === key);
  if (!holder || holder.id === forPrice) return;
  if (!transfers) throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key');
  const without = { ...holder, lookup_key: null };
  stripeStore.putWith<'price'>(without);
  emit(stripeStore, 'price.updated', without, { lookup_key: key });
};
