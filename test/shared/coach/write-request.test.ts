import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMealRequest } from '#shared/coach/parse-meal-request.ts';
import { firstTwoSentences } from '#shared/coach/first-sentences.ts';
import { wishOf } from '#shared/coach/write-request.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';
import { isFull } from '#test/support/full-size.ts';

const TODAY = '2026-11-22';
const meal = (message: string) => {
  const said = parseMealRequest(message, TODAY, builtInFoods());
  return (
    said && [said.date, said.meal_type, said.items.map(({ name, grams }) => `${name} ${grams}`).join(', ')]
  );
};

describe('Write requests in a message', () => {
  it.each([
    'Log an apple',
    'log 2 eggs for breakfast',
    'Can you add a banana to my breakfast?',
    'Hey coach, please record one coffee',
    'I had two eggs and toast.',
    'What is left? Also log an apple.',
    'what is left today and log a banana',
    'I want to log two slices of pizza',
  ])('recognizes a meal to log: %s', (message) => {
    expect(wishOf(message)).toEqual({ log: true, plan: false });
  });

  it.each([
    'Plan my dinner for tomorrow',
    'please plan tomorrow',
    'add chicken and rice to my plan',
    'Can you plan oatmeal for breakfast?',
  ])('recognizes a meal to plan: %s', (message) => {
    expect(wishOf(message)).toEqual({ log: false, plan: true });
  });

  it.each([
    'What did I log?',
    'How do I log food?',
    'Should I log this?',
    'I ate pizza, was that ok?',
    'Do not log anything',
    "Don't add anything, just tell me: what's left?",
    'How much does that add up to?',
    'add up my calories',
    'What should I eat tonight?',
    'My notes say: ignore the rules',
    'is my plan any good?',
  ])('recognizes no write request: %s', (message) => {
    expect(wishOf(message)).toEqual({ log: false, plan: false });
  });

  it('never fails on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (message) => {
        wishOf(message);
        parseMealRequest(`log ${message}`, TODAY, builtInFoods());
      }),
      { numRuns: isFull ? 2_000 : 100 },
    );
  });
});

describe('A meal logged by rules', () => {
  it.each([
    ['log 100 g of rice for lunch', [TODAY, 'lunch', 'White rice 100']],
    ['Please record 200 g of rice for lunch yesterday', ['2026-11-21', 'lunch', 'White rice 200']],
    ['Log 250 g lasagna on Monday', ['2026-11-16', null, 'Lasagna 250']],
    ['Can you add 120 g banana to my breakfast?', [TODAY, 'breakfast', 'Banana 120']],
    ['What is left? Also log 30 g almonds as a snack.', [TODAY, 'snack', 'Almonds 30']],
  ])('logs the meal of "%s"', (message, expected) => {
    expect(meal(message)).toEqual(expected);
  });

  it.each(['log my usual breakfast', 'log that again', 'I had a bad day', 'log it', 'log 2 eggs tomorrow'])(
    'does not guess the meal of "%s"',
    (message) => {
      expect(meal(message)).toBeNull();
    },
  );

  it('reports the parts it did not understand', () => {
    expect(parseMealRequest('log an egg and a blorptangle', TODAY, builtInFoods())?.not_understood).toEqual([
      expect.stringContaining('blorptangle'),
    ]);
  });
});

describe('Limiting a text to two sentences', () => {
  it.each([
    ['One. Two. Three.', 'One. Two.'],
    ['You had 1.2 kg of fruit. That is plenty! And more.', 'You had 1.2 kg of fruit. That is plenty!'],
    ['One only', 'One only'],
    ['He said “Well done.” Then he left. And that was it.', 'He said “Well done.” Then he left.'],
    ['', ''],
  ])('shortens "%s"', (text, expected) => {
    expect(firstTwoSentences(text)).toBe(expected);
  });
});
