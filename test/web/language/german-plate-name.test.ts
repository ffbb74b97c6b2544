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
