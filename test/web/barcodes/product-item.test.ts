import { describe, expect, it } from 'vitest';
import { amountText } from '#web/features/barcodes/product-item.ts';

describe('amountText', () => {
  it.each([
    [150.4, '150'],
    [12.34, '12.3'],
    [2.345, '2.35'],
    [0.0754, '0.0754'],
    [1, '1'],
  ])('writes %s with three significant digits, as %s', (amount, text) => {
    expect(amountText(amount)).toBe(text);
  });
});
