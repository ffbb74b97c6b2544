import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf } from '#shared/speech/split-speech.ts';
import { spokenText } from '#shared/speech/spoken-text.ts';

describe('Preparing a text for speech', () => {
  it.each([
    [
      'units in words',
      'Protein: 57.5 g, salt 1 g, 90 mg sodium',
      'Protein: 57.5 grams, salt 1 gram, 90 milligrams sodium',
    ],
    ['calories', 'You ate 1,240 kcal.', 'You ate 1,240 kilocalories.'],
    ['no thousands as years', 'Goal 2000kcal, 1240 of it left', 'Goal 2,000 kilocalories, 1240 of it left'],
    ['thousands parted by a narrow space', '1\u202f240 kcal', '1,240 kilocalories'],
    ['shares', '57% of it, about 3.5 %', '57 percent of it, about 3.5 percent'],
    ['ranges', '400-500 kcal or 20–25 g', '400 to 500 kilocalories or 20 to 25 grams'],
    ['what is below zero', '-120 kcal', 'minus 120 kilocalories'],
    [
      'about, at most, less',
      '~300 kcal, ≤ 5 g, <1 g',
      'about 300 kilocalories, at most 5 grams, less than 1 gram',
    ],
    ['what is meant for each', '1.2 g/kg, 25 g/day', '1.2 grams per kilogram, 25 grams per day'],
    ['days', 'On 2026-11-20 you rested.', 'On November 20, 2026 you rested.'],
    ['a date that is none as it is', 'code 2026-13-20', 'code 2026-13-20'],
    ['micrograms of either letter', '5 µg and 5 μg', '5 micrograms and 5 micrograms'],
    ['no unit where a word begins', '5 green apples, 2 large eggs', '5 green apples, 2 large eggs'],
    ['words with hyphens as they are', 'sugar-free, 5-a-day', 'sugar-free, 5-a-day'],
    ['times of day', 'at 12:30', 'at 12:30'],
  ])('speaks %s', (_, text, said) => {
    expect(spokenText(text)).toBe(said);
  });

  it.each([
    ['units and separators', '1240 kcal, 57,5 g, 1 min', '1.240 Kilokalorien, 57,5 Gramm, 1 Minute'],
    ['grouped numbers as they are', 'noch 1.240 kcal', 'noch 1.240 Kilokalorien'],
    ['thousands parted by a narrow space', '1\u202f240 kcal', '1.240 Kilokalorien'],
    ['spoons and amounts per day', '2 EL Öl, 25 g/Tag', '2 Esslöffel Öl, 25 Gramm pro Tag'],
    [
      'ranges, shares and signs',
      '20–25 g, ~57 %, -120 kcal',
      '20 bis 25 Gramm, etwa 57 Prozent, minus 120 Kilokalorien',
    ],
    ['days', 'Am 2026-11-20', 'Am 20. November 2026'],
    ['words that begin like a unit', '5 große Eier, 2 Tomaten', '5 große Eier, 2 Tomaten'],
  ])('speaks %s in German', (_, text, said) => {
    expect(spokenText(text, 'de')).toBe(said);
  });

  it.each([
    ['marks', '**Great** _work_, `Mara` ~~no~~', 'Great work, Mara no'],
    ['a heading and a list', '## Today\n- eggs\n- toast!\n1. rest', 'Today. eggs. toast! rest'],
    ['a link', 'See [the NHS](https://www.nhs.uk/x) or https://who.int/y', 'See the NHS or'],
    ['a table', '| Food | kcal |\n|---|---:|\n| Egg | 78 |', 'Food, kilocalories. Egg, 78'],
    ['emoji', 'Well done 🎉👍🏽!', 'Well done!'],
    ['tags', '<b>Egg</b> & toast', 'Egg and toast'],
    ['a rule', 'one\n---\ntwo', 'one. two'],
    ['what cannot be seen', 'e\u200bgg\u0007s', 'eggs'],
  ])('removes %s', (_, text, said) => {
    expect(spokenText(text)).toBe(said);
  });

  it('returns nothing for an empty text', () => {
    for (const text of ['', ' ', '***', '🎉', '---', '|---|', '<br>']) expect(spokenText(text)).toBe('');
  });

  const signs = fc.constantFrom(...'*_`#|<>-–~%≤.,:/0123456789gklm \n\t\u202f\u0000🎉&=+x[]()'.split(''));
  const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: signs, maxLength: 60 }));

  it('removes all markup and control characters from any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(spokenText(text)).not.toMatch(/[<>*`#|\p{Cc}\p{Extended_Pictographic}]/u);
      }),
      { numRuns: 2_000 },
    );
  });

  it('keeps every number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 99_999 }), fc.integer({ min: 0, max: 99 }), (kcal, share) => {
        const [plain, parted] = [String(kcal), kcal.toLocaleString('en-US')];
        for (const written of [plain, parted])
          expect(spokenText(`- **${written} kcal** (${share}%)`)).toBe(
            `${parted} kilocalories (${share} percent)`,
          );
      }),
    );
  });
});

describe('Splitting a long text', () => {
  it('cuts after sentences, then clauses, then words, then anywhere', () => {
    expect(piecesOf('One two. Three four. Five.', 22)).toEqual(['One two. Three four.', 'Five.']);
    expect(piecesOf('One, two three four', 12)).toEqual(['One,', 'two three', 'four']);
    expect(piecesOf('onetwothree', 4)).toEqual(['onet', 'woth', 'ree']);
    expect(piecesOf('1.5 grams of it', 8)).toEqual(['1.5', 'grams', 'of it']);
    expect(piecesOf('- one two\n- three four, five', 24)).toEqual(['- one two', '- three four, five']);
    expect(piecesOf(' ', 4)).toEqual([]);
  });

  it('loses nothing and keeps every piece within the limit', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', '.', ',', ' ') }),
        fc.integer({ min: 1, max: 9 }),
        (text, most) => {
          const pieces = piecesOf(text, most);
          expect(pieces.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
          expect(pieces.every((piece) => piece !== '' && piece.length <= most)).toBe(true);
        },
      ),
    );
  });
});
