import { describe, expect, it } from 'vitest';
import { fitness } from '#web/features/palette/match.ts';

const fits = (typed: string, label: string, words = ''): boolean => fitness(typed, label, words) > 0;

describe('The fitness score of the search', () => {
  it.each([
    ['diary', 'Diary'],
    ['dia', 'Diary'],
    ['tomorrow plan', 'Plan Tomorrow'],
    ['  PLAN  ', 'Plan Tomorrow'],
    ['musli', 'Müsli'],
    ['café', 'Cafe'],
    ['strasse', 'Straße'],
    ['assist', 'AI Assistant'],
  ])('the search matches the query %j with %j', (typed, label) => {
    expect(fits(typed, label)).toBe(true);
  });

  it.each([
    ['dairy', 'Diary', 'two letters that changed places'],
    ['healh', 'Health', 'one too few'],
    ['diarry', 'Diary', 'one too many'],
    ['diery', 'Diary', 'another one'],
    ['subscrption', 'Subscription', 'one too few in the middle'],
  ])('the search tolerates %j as a typo of %j: %s', (typed, label) => {
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
  ])('the search does not match the query %j with %j', (typed, label) => {
    expect(fits(typed, label)).toBe(false);
  });

  it('matches synonyms and partial words, but ranks the name higher', () => {
    expect(fits('kcal', 'Übersicht', 'Kalorien kcal')).toBe(true);
    expect(fits('ziel gewicht', 'Neues Ziel', 'Gewicht abnehmen')).toBe(true);
    expect(fitness('log', 'Log Food')).toBeGreaterThan(fitness('log', 'Dashboard', 'log'));
  });

  it('the search ranks a name that starts with the query above one that contains it', () => {
    expect(fitness('banana', 'Banana bread')).toBeGreaterThan(fitness('banana', 'Oatmeal with banana'));
  });

  it('ranks a whole word above a prefix, a prefix above a part, and a part above a typo', () => {
    const grades = ['goals', 'goalsetter', 'the-megagoals', 'gaols'].map((label) => fitness('goals', label));
    expect(grades).toEqual(grades.toSorted((one, other) => other - one));
    expect(new Set(grades).size).toBe(grades.length);
  });
});
