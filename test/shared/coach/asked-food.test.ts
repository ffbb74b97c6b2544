import { describe, expect, it } from 'vitest';
import { askedFood } from '#shared/coach/rules/diet/diet-requests.ts';

describe('askedFood', () => {
  it.each([
    ['Can I eat the tahini dip?', 'tahini dip'],
    ['may my son have pesto', 'pesto'],
    ['Darf ich Marzipan essen?', 'marzipan'],
    ['Darf ich Nudeln?', 'nudeln'],
    ['is the korma safe for me', 'korma'],
  ])('returns the food of "%s"', (message, food) => expect(askedFood(message)).toBe(food));

  it.each([
    'Should I fast tomorrow?',
    'can I lose weight faster',
    'Soll ich am Freitag fasten?',
    'Kann ich mein Ziel ändern?',
  ])('returns null for "%s", which is about no food', (message) => expect(askedFood(message)).toBeNull());
});
