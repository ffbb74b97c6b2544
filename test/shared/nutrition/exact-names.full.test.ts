import { describe, expect, it } from 'vitest';
import { PATIENCE } from '#test/support/patience.ts';
import { typeNames } from './exact-names.ts';

describe('Every full name of the food table', () => {
  it.each(['', 'I had ', '200 g ', 'for lunch I had '])(
    'logs that food alone after "%s"',
    (leadIn) => {
      const { wrong, typed } = typeNames(leadIn, 1);
      expect(wrong).toEqual([]);
      expect(typed).toBeGreaterThan(39_000);
    },
    600_000 * PATIENCE,
  );
});
