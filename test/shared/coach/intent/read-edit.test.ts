import { describe, expect, it } from 'vitest';
import { readEdit, readReply } from '#shared/coach/intent/read-edit.ts';
import { readWater, readWeight } from '#shared/coach/intent/read-measures.ts';

const TODAY = '2026-11-25';
const edit = (message: string): unknown => readEdit(message, TODAY);

describe('A correction', () => {
  it.each([
    ['undo that', { kind: 'undo', turns: 1 }],
    ['undo the last two', { kind: 'undo', turns: 2 }],
    ['mach das bitte rückgängig', { kind: 'undo', turns: 1 }],
    ['remove the pear from breakfast', { kind: 'remove', target: { name: 'pear', meal: 'breakfast' } }],
    ['lösch den Joghurt von gestern', { kind: 'remove', target: { name: 'joghurt', day: -1 } }],
    ['delete the last entry', { kind: 'remove', target: { name: null } }],
    ['make that four', { kind: 'change', amount: { count: 4 } }],
    ['no, it was 3', { kind: 'change', amount: { count: 3 } }],
    ['mach 3 draus', { kind: 'change', amount: { count: 3 } }],
    ['es waren nur 150 g', { kind: 'change', amount: { count: 150, unit: 'g' } }],
    ['the pasta was 90 g', { kind: 'change', target: { name: 'pasta' }, amount: { count: 90, unit: 'g' } }],
    ['half of that', { kind: 'change', amount: { factor: 0.5 } }],
    ['sorry turkey not ham', { kind: 'change', food: 'turkey', replaces: 'ham' }],
    ['nein, Hafermilch', { kind: 'change', food: 'hafermilch' }],
    ['change the milk to soy milk', { kind: 'change', target: { name: 'milk' }, food: 'soy milk' }],
    ['it was lunch, not dinner', { kind: 'change', meal: 'lunch' }],
    ['das war zum Abendessen', { kind: 'change', meal: 'dinner' }],
    ['that was yesterday', { kind: 'change', day: -1 }],
    ['der Apfel war vorgestern', { kind: 'change', target: { name: 'apfel' }, day: -2 }],
    ['move the soup to dinner', { kind: 'change', target: { name: 'soup' }, meal: 'dinner' }],
    ['that was at 9', { kind: 'change', time: '09:00' }],
    ['one more', { kind: 'more', count: 1, name: null }],
    ['noch ein Kaffee', { kind: 'more', count: 1, name: 'kaffee' }],
  ])('reads the correction "%s"', (message, expected) => {
    expect(edit(message)).toMatchObject(expected);
  });

  it.each([
    'log 2 eggs',
    'i had a banana',
    'was it too much',
    'that was good',
    'did you delete it?',
    'how do I delete an entry',
    'take 200 mg magnesium',
    'thanks',
  ])('reads no correction from "%s"', (message) => {
    expect(edit(message)).toBeNull();
  });
});

describe('A reply to a question of the coach', () => {
  it.each([
    ['yes please', { kind: 'yes' }],
    ['Ja, gerne!', { kind: 'yes' }],
    ['nope', { kind: 'no', rest: '' }],
    ['nein danke', { kind: 'no', rest: '' }],
    ['no, 200 g', { kind: 'no', rest: '200 g' }],
    ['the second one', { kind: 'choose', index: 1 }],
    ['die letzte', { kind: 'choose', index: -1 }],
  ])('reads the reply "%s"', (message, expected) => {
    expect(readReply(message)).toMatchObject(expected);
  });

  it('reads no reply from another message', () => {
    expect(readReply('what is left today?')).toBeNull();
  });
});

describe('Water and weight in a message', () => {
  it.each([
    ['add 400 ml water', 400],
    ['two glasses of water', 500],
    ['half a liter of water', 500],
    ['0,3 l Leitungswasser', 300],
    ['tea with 200 ml water', undefined],
    ['coconut water 330 ml', undefined],
    ['watermelon 200 g', undefined],
  ])('reads the water of "%s"', (message, ml) => {
    expect(readWater(message)?.ml).toBe(ml);
  });

  it.each([
    ['i weigh 81.6 this morning', 81.6],
    ['Gewicht heute 70,2 kg', 70.2],
    ['weighed in at 180 lbs', 81.6],
    ['my goal weight is 60 kg', null],
    ['i want to weigh 70', null],
    ['my chicken weighed 200 g', null],
  ])('reads the weight of "%s"', (message, kilograms) => {
    const weight = readWeight(message, false);
    expect(weight === null ? null : Math.round(weight * 10) / 10).toBe(kilograms);
  });
});
