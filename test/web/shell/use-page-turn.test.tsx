import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

it('each page but the first fades in, with an animation other than that of the page before', async () => {
  // A module of its own, because it remembers whether a page was shown.
  vi.resetModules();
  const { usePageTurn } = await import('#web/features/shell/use-page-turn.ts');
  const { result, rerender } = renderHook(({ title }) => usePageTurn(title), {
    initialProps: { title: 'Dashboard' },
  });
  expect(result.current).toBeUndefined();
  const turns = ['Diary', 'Diary', 'Log Food'].map((title) => {
    rerender({ title });
    return result.current;
  });
  expect(turns).toEqual(['odd', 'odd', 'even']);
  expect(renderHook(() => usePageTurn('AI Coach')).result.current).toBe('odd');
});
