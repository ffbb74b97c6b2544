import { describe, expect, it } from 'vitest';
import { wishOf } from '#shared/coach/intent/wish-of.ts';

const nothing = { log: false, ask: false, plan: false };

describe('The wish of a message to the coach', () => {
  it.each([
    ['Please log an apple', 'log'],
    ['I had two boiled eggs', 'log'],
    ['Trag bitte eine Banane ein', 'log'],
    ['Ich habe zwei Eier gegessen', 'log'],
    ['two boiled eggs', 'ask'],
    ['zwei Scheiben Brot', 'ask'],
    ['I’m eating a bagel', 'ask'],
    ['I want a pizza', 'ask'],
    ['plan porridge for tomorrow', 'plan'],
    ['I will have soup tomorrow', 'plan'],
  ] as const)('allows for “%s” only this: %s', (message, what) => {
    expect(wishOf(message)).toEqual({ ...nothing, [what]: true });
  });

  it.each([
    'Did I eat enough? I had an apple',
    'How many calories are in two eggs?',
    'Will I have soup tomorrow?',
    'Wie viel Eiweiß hat ein Ei?',
  ])('allows no write for the question “%s”', (message) => {
    expect(wishOf(message)).toEqual(nothing);
  });
});
