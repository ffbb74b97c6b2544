import { describe, expect, it } from 'vitest';
import { validateLine, lineErrors } from '#shared/imports/validate-line.ts';
import type { ImportLine } from '#shared/imports/schema.ts';
import { fillPlaces } from '#shared/language/fill-places.ts';
import { aLine } from '#test/support/builders/an-import-line.ts';

const faultOf = (fields: Partial<ImportLine>) => validateLine(aLine(fields), '2026-11-20');

describe('A valid line of an export', () => {
  it.each<[string, Partial<ImportLine>]>([
    ['as it is', {}],
    ['of today', { local_date: '2026-11-20' }],
    [
      'with nothing but a name',
      { serving_size: null, calories: null, protein: null, carbs: null, fat: null },
    ],
    ['at its bounds', { calories: 20_000, protein: 5_000, sodium: 200_000, food_name: 'x'.repeat(200) }],
  ])('can be logged: %s', (_what, fields) => {
    expect(faultOf(fields)).toBeNull();
  });
});

describe('An invalid line of an export', () => {
  it.each<[string, Partial<ImportLine>, string]>([
    ['of no day', { local_date: '11/31/2026' }, '“11/31/2026” is not a valid date.'],
    ['of long ago', { local_date: '1899-12-31' }, 'This date is too far in the past.'],
    ['of tomorrow', { local_date: '2026-11-21' }, 'This day is in the future.'],
    ['at no time', { time: '25:00' }, '“25:00” is not a valid time.'],
    ['without a name', { food_name: '  ' }, 'Enter a name for the food.'],
    ['with a story for a name', { food_name: 'x'.repeat(201) }, 'The name can have up to 200 characters.'],
    [
      'with a story for an amount',
      { serving_size: 'x'.repeat(101) },
      'The amount can have up to 100 characters.',
    ],
    ['of a week in one meal', { calories: 20_001 }, 'A meal can’t have 20001 calories.'],
    ['of less than no fat', { fat: -1 }, 'A meal can’t have -1 of fat.'],
  ])('cannot be logged: %s', (_what, fields, message) => {
    expect(faultOf(fields)).toBe(message);
  });

  it("explains the fault in the user's language", () => {
    const german: Record<string, string> = { [lineErrors.noTime]: '„{time}“ ist keine Uhrzeit.' };
    const said = validateLine(aLine({ time: '25:00' }), '2026-11-20', (text, values) =>
      fillPlaces(german[text] ?? text, values),
    );
    expect(said).toBe('„25:00“ ist keine Uhrzeit.');
  });
});
