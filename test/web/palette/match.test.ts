import { describe, expect, it } from 'vitest';
import { fitness } from '#web/features/palette/match.ts';

const fits = (typed: string, label: string, words = ''): boolean => fitness(typed, label, words) > 0;

describe('fitness', () => {
  it.each([
    ['diary', 'Diary'],
    ['dia', 'Diary'],
    ['tomorrow plan', 'Plan Tomorrow'],
    ['  PLAN  ', 'Plan Tomorrow'],
    ['musli', 'Müsli'],
    ['café', 'Cafe'],
    ['strasse', 'Straße'],
    ['assist', 'AI Assistant'],
  ])('finds by %j what is named %j', (typed, label) => {
    expect(fits(typed, label)).toBe(true);
  });

  it.each([
    ['dairy', 'Diary', 'two letters that changed places'],
    ['healh', 'Health', 'one too few'],
    ['diarry', 'Diary', 'one too many'],
    ['diery', 'Diary', 'another one'],
    ['subscrption', 'Subscription', 'one too few in the middle'],
  ])('forgives %j for %j: %s', (typed, label) => {
    expect(fits(typed, label)).toBe(true);
  });

  it.each([
    ['xyz', 'Diary'],
    ['plan yesterday', 'Plan Tomorrow'],
    ['dxxry', 'Diary'],
    ['ia', 'Diary'],
    ['lug', 'Log Food'],
    ['dary', 'Diary'],
    ['piary', 'Diary'],
    ['', 'Diary'],
    ['  ', 'Diary'],
    ['!?', 'Diary'],
  ])('does not find by %j what is named %j', (typed, label) => {
    expect(fits(typed, label)).toBe(false);
  });

  it('finds by other words too, and by some of each, but prefers the name', () => {
    expect(fits('kcal', 'Übersicht', 'Kalorien kcal')).toBe(true);
    expect(fits('ziel gewicht', 'Neues Ziel', 'Gewicht abnehmen')).toBe(true);
    expect(fitness('log', 'Log Food')).toBeGreaterThan(fitness('log', 'Dashboard', 'log'));
  });

  it('prefers a name that begins so to one that holds the word', () => {
    expect(fitness('banana', 'Banana bread')).toBeGreaterThan(fitness('banana', 'Oatmeal with banana'));
  });

  it('prefers the word itself to its beginning, that to a part of it, and that to a slip', () => {
    const grades = ['goals', 'goalsetter', 'the-megagoals', 'gaols'].map((label) => fitness('goals', label));
    expect(grades).toEqual(grades.toSorted((one, other) => other - one));
    expect(new Set(grades).size).toBe(grades.length);
  });
});
