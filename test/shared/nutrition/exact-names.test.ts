import { describe, expect, it } from 'vitest';
import { describeMeal } from '#test/support/built-in-foods.ts';
import { typeNames } from './exact-names.ts';

const STRIDE = 151;

describe('A full name of the food table', () => {
  it.each(['', 'I had ', '200 g '])('logs that food alone after "%s"', (leadIn) => {
    const { wrong, typed } = typeNames(leadIn, STRIDE);
    expect(wrong).toEqual([]);
    expect(typed).toBeGreaterThan(200);
  });

  it.each([
    ['a taco with beans no cheese', 'Bean taco without cheese'],
    ['2 hot dogs with chili no bun', 'Chili dog without bun (hot dog with chili no bun)'],
    [
      'I just ate turkey with rice carrots and broccoli in gravy',
      'Turkey with rice, carrots and broccoli in gravy',
    ],
    ['grilled shrimp, rice with beans', 'Shrimp|Rice and beans'],
  ])('logs one food in spite of commas, joins and negations: "%s"', (text, names) => {
    expect(
      describeMeal(text)
        .items.map(({ name }) => name)
        .join('|'),
    ).toBe(names);
  });

  it.each([
    ['rice, beans', 2],
    ['burrito with meat and beans', 1],
    ['salmon 150 g with potatoes and carrots', 3],
  ])('does not combine a list or a phrase that goes on: "%s"', (text, count) => {
    expect(describeMeal(text).items).toHaveLength(count);
  });
});
