import { afterEach, expect, it, vi } from 'vitest';
import { loadIn } from './load-in.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.resetModules();
});

it('names a plate in German with capitalized nouns', async () => {
  loadIn(['de-DE'], 'de');
  const { plateNameOf } = await import('#web/features/foods/plate-items/plate-name.ts');
  const named = (...names: string[]) => plateNameOf(names.map((name) => ({ name })));
  expect(named('Lachs', 'Weißer Reis')).toBe('Lachs und Weißer Reis');
  expect(named('Ei', 'Brot', 'Butter', 'Milch', 'Tee')).toBe('Ei, Brot, Butter und 2 weitere');
});

it('names the portions of a food in German, and leaves rare words in English', async () => {
  loadIn(['de-DE'], 'de');
  const { portionName, WHOLE } = await import('#web/features/foods/portion-name.ts');
  expect(portionName({ unit: 'slice', words: ['thin'] })).toBe('Scheibe, dünn');
  expect(portionName({ unit: 'glass', words: [] }, 2)).toBe('Gläser');
  expect(portionName({ unit: 'whole', words: ['large'] })).toBe('groß');
  expect(portionName({ unit: 'whole', words: [] })).toBe(WHOLE);
  expect(portionName({ unit: 'cup', words: ['popped'] })).toBe('Tasse, popped');
});
