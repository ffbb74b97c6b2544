import { describe, expect, it } from 'vitest';
import { createKeyring, newIdempotencyKey } from '#web/lib/api/idempotency-key.ts';

describe('idempotency keys', () => {
  it('idempotency keys match the format of the API and never repeat', () => {
    expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
    expect(newIdempotencyKey()).toMatch(/^[\w-]{8,100}$/);
  });

  it('idempotency keys stay the same for the same content, and change with it', () => {
    const keyOf = createKeyring();
    const first = keyOf({ food_name: 'Apple' });
    expect(keyOf({ food_name: 'Apple' })).toBe(first);
    expect(keyOf({ food_name: 'Pear' })).not.toBe(first);
  });
});
