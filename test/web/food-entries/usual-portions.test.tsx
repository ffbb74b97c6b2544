import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { foodRoutes } from '#shared/foods/routes.ts';
import type { UsualPortion } from '#shared/foods/usual-portions.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { UsualPortions } from '#web/features/food-entries/corrections/usual-portions.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';

const aPortion = (over: Partial<UsualPortion> = {}): UsualPortion => ({
  record_id: 'usda:1',
  unit: 'serving',
  name: 'Rolled oats',
  grams: 60,
  learned_at: '2026-11-20T12:00:00.000Z',
  ...over,
});

const open = (...portions: UsualPortion[]) => {
  const api = scriptedApi();
  let kept = portions;
  api.on(foodRoutes.corrections, () => ({ corrections: [], portions: kept }));
  api.on(foodRoutes.forgetPortion, ({ path }) => {
    kept = kept.filter(({ unit }) => !path.endsWith(unit));
    return undefined;
  });
  api.on(foodRoutes.forgetPortions, () => {
    kept = [];
    return undefined;
  });
  return { api, ...openScreen(<UsualPortions />) };
};

describe('Usual portions', () => {
  it('usual portions show the weight of each food and unit', async () => {
    open(
      aPortion(),
      aPortion({ unit: 'each', name: 'Egg', grams: 61 }),
      aPortion({ unit: 'bowl-large', grams: 90 }),
    );
    expect(await screen.findByText('60 g when you name no amount')).toBeDefined();
    expect(screen.getByText('61 g each')).toBeDefined();
    expect(screen.getByText('90 g per bowl, large')).toBeDefined();
  });

  it('usual portions can be forgotten one by one, and the focus stays in the section', async () => {
    const { api, user } = open(aPortion(), aPortion({ unit: 'each', name: 'Egg' }));
    await user.dblClick(await screen.findByRole('button', { name: 'Forget the usual portion of Egg' }));
    expect(await screen.findByText('Usual portion forgotten')).toBeDefined();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your usual portions' }));
    expect(api.sentTo(foodRoutes.forgetPortion)).toHaveLength(1);
  });

  it('usual portions can all be forgotten at once', async () => {
    const { user } = open(aPortion(), aPortion({ unit: 'each', name: 'Egg' }));
    await user.click(await screen.findByRole('button', { name: 'Forget all usual portions' }));
    expect(await screen.findByText('Correct a weight and we’ll use yours next time.')).toBeDefined();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('usual portions stay in the list with a message when they cannot be forgotten', async () => {
    const { api, user } = open(aPortion());
    api.on(foodRoutes.forgetPortions, () => failure('SERVICE_UNAVAILABLE'));
    await user.click(await screen.findByRole('button', { name: 'Forget all usual portions' }));
    expect(await screen.findByText('Platewise is busy right now. Try again in a moment.')).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});
