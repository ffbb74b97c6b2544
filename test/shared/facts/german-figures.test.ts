import { describe, expect, it } from 'vitest';
import { amountFact, figureFact } from '#shared/facts/fact.ts';
import { findGermanNumbers } from '#shared/facts/figures/german/figures-in-german.ts';
import { findInventedNumbers } from '#shared/facts/figures/find-invented-figures.ts';
import { lastDays } from '#shared/facts/period.ts';

const facts = [
  amountFact('energy', 'Energy in the last 7 days', 'calories', { value: 1_240, isAtLeast: false }),
  amountFact('protein', 'Protein today', 'protein', { value: 52.5, isAtLeast: true }),
  figureFact('share', 'Energy eaten late', 50, '%'),
  figureFact('streak', 'Days logged in a row', 12, 'day'),
  figureFact('times', 'Oats, times', 3, 'time'),
  lastDays(7, '2026-11-20').fact,
];
const strange = (text: string): string[] => findInventedNumbers(text, facts, 'de').map((one) => one.text);
const valuesIn = (text: string) => findGermanNumbers(text).map(({ value, kind }) => [value, kind]);

describe('Numbers in a German text', () => {
  it.each([
    ['1.240 kcal und 52,5 g Eiweiß', [1_240, 52.5]],
    ['1.234,5 mg', [1.2345]],
    ['0,5 Kilogramm', [500]],
    ['fünfundzwanzig Gramm', [25]],
    ['zweihundertvierzig Kalorien', [240]],
    ['eintausendzweihundertvierzig', [1_240]],
    ['tausend Kilokalorien', [1_000]],
    ['zwei Dutzend', [24]],
    ['viermal, 4-mal und 4 Mal', [4, 4, 4]],
    ['die Hälfte der Energie, ein Drittel', [50, 33.3]],
    ['zwölf Tage in Folge', [12]],
  ])('extracts the numbers of "%s"', (text, values) => {
    expect(valuesIn(text).map(([value]) => value)).toEqual(values);
  });

  it('excludes dates, times of day, ranks, list numbers and articles', () => {
    for (const text of [
      'am 19. Oktober und vom 19. bis 25. Oktober 2026',
      'am 19.10.2026 um 21:00 Uhr, nach 21 Uhr, um 8.30 Uhr',
      'der 3. Tag',
      '1. Iss ein Ei\n2. Trinke einen Tee',
      'Einträge, Eintopf, achtsam, Dreikornbrot, Einfach',
      'Vitamin B12 und Omega-3',
      'Schau noch einmal hin, auf einmal war es viel',
    ])
      expect(valuesIn(text), text).toEqual([]);
  });

  it('accepts numbers of English facts in German digits, units and words', () => {
    for (const text of [
      'Du hattest 1.240 kcal, also rund 1.200 Kalorien.',
      'Mindestens 52,5 g Eiweiß, etwa 53 Gramm.',
      'Die Hälfte kommt spät: 50 %, also 50 Prozent.',
      'Zwölf Tage in Folge, 12 Tage hintereinander.',
      'Dreimal in den letzten sieben Tagen.',
    ])
      expect(strange(text), text).toEqual([]);
  });

  it('detects unsupported numbers in any spelling', () => {
    expect(strange('Du hattest 1.340 kcal.')).toEqual(['1.340 kcal']);
    // English notation, which German reads as a decimal.
    expect(strange('Du hattest 1,240 kcal.')).toEqual(['1,240 kcal']);
    expect(strange('Das sind 52,9 g.')).toEqual(['52,9 g']);
    expect(strange('Dreizehn Tage in Folge.')).toEqual(['Dreizehn Tage']);
    expect(strange('Viermal in der Woche.')).toEqual(['Viermal']);
    expect(strange('Anderthalb Liter, zweieinhalb Stunden, drei halbe Brötchen und ½ Liter.')).toHaveLength(
      4,
    );
    expect(strange('52,5 g Fett')).toEqual(['52,5 g']);
    expect(strange('12,5 %')).toEqual(['12,5 %']);
  });

  it('ignores numbers in food names quoted in either language', () => {
    const named = [figureFact('food', 'Most energy from “7 Korn Brot 500”', 320, 'kcal')];
    expect(findInventedNumbers('„7 Korn Brot 500“ gab dir 320 kcal.', named, 'de')).toEqual([]);
    expect(findInventedNumbers('“7 Korn Brot 500” gab dir 320 kcal.', named, 'de')).toEqual([]);
  });
});
