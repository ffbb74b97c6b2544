import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { billingRoutes } from '#shared/billing/routes.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { ShortageSlot } from '#web/app/shortage-slot.tsx';
import { call } from '#web/lib/api/call.ts';
import { forgetShortage } from '#web/lib/credits/shortage.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { renderScreen } from '../ui/render-screen.tsx';

afterEach(() => {
  forgetShortage();
  vi.restoreAllMocks();
});

/** Somebody presses an AI action with 3 credits left. */
const press = async (balance = '3') => {
  const api = scriptedApi();
  api.on(foodRoutes.describe, () =>
    failure('CREDITS_EXHAUSTED', [
      { field: 'balance', message: balance },
      { field: 'cost', message: '5' },
      { field: 'resets_at', message: '2026-12-20T12:00:00.000Z' },
      { field: 'way_on', message: '/pricing' },
    ]),
  );
  const screenOf = renderScreen(<ShortageSlot />);
  await expect(call(foodRoutes.describe, { body: { text: 'soup' } })).rejects.toMatchObject({ status: 402 });
  const dialog = within(await screen.findByRole('dialog', { name: 'Too few credits' }));
  return { api, dialog, ...screenOf };
};

describe('An AI action for which credits are too few', () => {
  it('D19 says what it costs, what there is, and when there is more', async () => {
    const { dialog } = await press();
    expect(
      dialog.getByText(
        'This costs 5 credits, and you have 3 credits. The credits of the month are whole again on Dec 20, 2026.',
      ),
    ).toBeDefined();
  });

  it('D19 leads on: to packs, to plans, or back to typing', async () => {
    const { dialog, user } = await press('0');
    const packs = within(dialog.getByRole('region', { name: 'Buy a pack' })).getAllByRole('button');
    expect(packs.map(({ textContent }) => textContent)).toEqual([
      '500 credits for $4.99',
      '1,500 credits for $12.99',
      '5,000 credits for $34.99',
    ]);
    expect(dialog.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
    await user.click(dialog.getByRole('button', { name: 'Go on without AI' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the payment page of a pack in a tab of its own', async () => {
    useSession.setState({ status: 'signed-in', user: { id: 'mara', email: 'mara@example.com' } as never });
    const { api, dialog, user } = await press();
    api.on(billingRoutes.purchaseCredits, () => ({ url: 'https://checkout.example/cs_1' }));
    const replace = vi.fn<(url: string) => void>();
    vi.spyOn(window, 'open').mockReturnValue({
      document: {},
      location: { replace },
      closed: false,
      close: () => undefined,
    } as never);
    await user.click(dialog.getByRole('button', { name: '1,500 credits for $12.99' }));
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('https://checkout.example/cs_1'));
    expect(api.sentTo(billingRoutes.purchaseCredits)[0]?.body).toEqual({ package: 'plus' });
  });
});
