import type { Books } from '../store/stripe-store.ts';
import { emit } from '../events/emit.ts';
import { invalid } from '../http/stripe-error.ts';

/**
 * Releases a lookup key for a price, because only one price can have it.
 * @param transfers whether the key may be taken from the price that has it
 * @throws Refusal when another price has the key and `transfers` is false
 */
export const freeLookupKey = (
  books: Books,
  key: string | null,
  transfers: boolean,
  forPrice?: string,
): void => {
  const holder = books.all('price').find((price) => key !== null && price.lookup_key === key);
  if (!holder || holder.id === forPrice) return;
  if (!transfers) throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key');
  const without = { ...holder, lookup_key: null };
  books.put(without);
  emit(books, 'price.updated', without, { lookup_key: key });
};
