import { describe, expect, it } from 'vitest';
import { figureFact, wordFact } from '#shared/facts/fact.ts';
import { findNumbers } from '#shared/facts/figures/figures-in.ts';
import { findInventedNumbers } from '#shared/facts/figures/find-invented-figures.ts';

const read = (text: string) => findNumbers(text).map(({ value, kind }) => [value, kind]);

describe('Numbers in a text', () => {
  it('a number in a text can be digits or words, with its unit', () => {
    expect(read('You had 1,240 kcal, 1.2 kg and 57%, in two meals')).toEqual([
      [1240, 'energy'],
      [1200, 'mass'],
      [57, 'share'],
      [2, 'meal'],
    ]);
    expect(read('one thousand two hundred and forty calories, a dozen eggs, 1.2k steps, 500kcal')).toEqual([
      [1240, 'energy'],
      [12, null],
      [1200, null],
      [500, 'energy'],
    ]);
    expect(read('half of your sodium, twice as much, 1,2 kg, a 7-day streak')).toEqual([
      [50, 'share'],
      [200, 'share'],
      [1200, 'mass'],
      [7, 'day'],
    ]);
  });

  it('the numbers of a text exclude dates, times, ranks, list numbers, names and a mere "one"', () => {
    const text =
      '1. On 20 November 2026 at 12:30 or 7 pm\n2) 9 to 15 November, Nov 3rd, 2026-11-20, the 2nd, one of the best, B12, omega-3';
    expect(read(text)).toEqual([]);
  });
});

describe('Checking a text against facts', () => {
  const facts = [
    figureFact('a', 'Energy today', 1240, 'kcal'),
    figureFact('b', 'Weight', 72.44, 'kg'),
    figureFact('c', 'Sodium, average of the last 7 days', 2310, 'mg'),
    figureFact('d', 'Change', -0.6, 'kg'),
    wordFact('e', 'Most often', '“7 grain bread 400 kcal”'),
  ];
  const strange = (text: string): string[] =>
    findInventedNumbers(text, facts).map((figure) => figure.text.trim());

  it('accepts numbers of the facts in other units and rounded as shown', () => {
    expect(
      strange('1,240 kcal, 72.4 kg, 72 kg, 2.3 g of sodium, 2310 mg, about 1,200 kcal, in the last 7 days'),
    ).toEqual([]);
    expect(strange('You lost 0.6 kg. You often eat “7 grain bread 400 kcal”.')).toEqual([]);
  });

  it('detects numbers that the facts do not contain', () => {
    expect(strange('1,250 kcal')).toEqual(['1,250 kcal']);
    expect(strange('1,200 kcal')).toEqual(['1,200 kcal']);
    expect(strange('72.5 kg and about 1,500 kcal, nine days, 1240 g')).toEqual([
      '72.5 kg',
      '1,500 kcal',
      'nine days',
      '1240 g',
    ]);
    expect(strange('“400 kcal” of bread, half of your energy')).toEqual(['400 kcal', 'half']);
  });
});
