import { describe, expect, it } from 'vitest';
import { cursorOf, keyOfCursor } from '#functions/platform/table/cursor.ts';

const anyKey = (): boolean => true;
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('A cursor', () => {
  it('leads to the key after which the page begins, in the caller’s partition', () => {
    const last = { pk: 'user#mara', sk: 'entry#1', lsi1sk: 'day#2026-11-18#1' };
    const cursor = cursorOf(last)!;
    expect(keyOfCursor('mara', cursor, 'lsi1', anyKey)).toEqual(last);
    expect(keyOfCursor('ben', cursor, 'lsi1', anyKey)['pk']).toBe('user#ben');
    expect(Buffer.from(cursor, 'base64url').toString()).not.toContain('mara');
    expect(cursorOf(undefined)).toBeNull();
  });

  it.each([
    ['is no base64', '%%%'],
    ['is no JSON', Buffer.from('day').toString('base64url')],
    ['names a partition', encoded({ pk: 'user#ben', sk: 'weight#2026-11-18' })],
    ['is of a list that another index sorts', encoded({ sk: 'entry#1', lsi1sk: 'day#2026-11-18#1' })],
    ['is outside of the range', encoded({ sk: 'profile' })],
  ])('is rejected with VALIDATION_FAILED when it %s', (_what, cursor) => {
    const isWeight = (key: string): boolean => key.startsWith('weight#');
    expect(() => keyOfCursor('mara', cursor, undefined, isWeight)).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED' }),
    );
  });
});
