import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Correction } from '#shared/foods/corrections.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { RememberedCorrections } from '#web/features/food-entries/corrections/remembered-corrections.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';

const aCorrection = (over: Partial<Correction> = {}): Correction => ({
  id: '0123456789abcdef0123456789abcdef',
  said: 'slice pizza',
  record_id: 'fndds:58106210',
  name: 'Cheese pizza',
  grams_factor: 0.75,
  corrected_at: '2026-11-20T12:00:00.000Z',
  ...over,
});

const open = (corrections: Correction[]) => {
  const api = scriptedApi();
  let kept = corrections;
  api.on(foodRoutes.corrections, () => ({ corrections: kept, portions: [] }));
  api.on(foodRoutes.forget, ({ path }) => {
    kept = kept.filter(({ id }) => !path.endsWith(id));
    return undefined;
  });
  return { api, ...openScreen(<RememberedCorrections />) };
};

describe('Saved corrections', () => {
  it('saved corrections show each phrase with its current meaning', async () => {
    open([
      aCorrection(),
      aCorrection({ id: 'f'.repeat(32), said: 'rice', name: 'Brown rice', grams_factor: null }),
    ]);
    expect(await screen.findByText('Cheese pizza, 75% of the usual portion')).toBeDefined();
    expect(screen.getByText('Brown rice')).toBeDefined();
  });

  it('saved corrections can be forgotten with one click, which confirms it and keeps the focus in the list', async () => {
    const { api, user } = open([aCorrection()]);
    await user.dblClick(await screen.findByRole('button', { name: 'Remove the correction for slice pizza' }));
    expect(await screen.findByText('Correction removed')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Saved corrections' }));
    expect(api.sentTo(foodRoutes.forget)).toHaveLength(1);
  });

  it('saved corrections show an empty state in place, or an error when they are unavailable', async () => {
    const { unmount } = open([]);
    expect(await screen.findByText(/^Correct a food once/)).toBeDefined();
    unmount();
    const api = scriptedApi();
    api.on(foodRoutes.corrections, () => failure('INTERNAL'));
    openScreen(<RememberedCorrections />);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
  });
});
