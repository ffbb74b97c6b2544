import { useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { billingRoutes } from '#shared/billing/routes.ts';
import { creditRoutes } from '#shared/credits/routes.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { InsufficientCreditsSlot } from '#web/app/insufficient-credits-slot.tsx';
import { BalanceCard } from '#web/features/credits/balance-card.tsx';
import { call } from '#web/lib/api/call.ts';
import { clearInsufficientCredits, useInsufficientCredits } from '#web/lib/api/insufficient-credits.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { aBalance } from '#test/support/builders/a-credit-balance.ts';
import { eventually } from '#test/support/eventually.ts';

afterEach(() => {
  clearInsufficientCredits();
  vi.restoreAllMocks();
});

/** Simulates a message over the socket. */
const News = () => {
  const queryClient = useQueryClient();
  return (
    <input aria-label="News" onChange={() => void queryClient.invalidateQueries({ queryKey: ['credits'] })} />
  );
};

/** Clicks an AI action with 3 credits left. */
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
  api.on(creditRoutes.balance, () => aBalance({ total: Number(balance) }));
  const screenOf = openScreen(
    <>
      <InsufficientCreditsSlot />
      <News />
    </>,
  );
  await expect(call(foodRoutes.describe, { body: { text: 'soup' } })).rejects.toMatchObject({ status: 402 });
  const dialog = within(await screen.findByRole('dialog', { name: 'Not enough credits' }));
  return { api, dialog, ...screenOf };
};

describe('An AI action with insufficient credits', () => {
  it('D19 shows the price, the balance and the date of the next credits', async () => {
    const { dialog } = await press();
    expect(
      dialog.getByText(
        'This costs 5 credits. You have 3 credits. Your monthly credits reset on Dec 20, 2026.',
      ),
    ).toBeDefined();
  });

  it('D19 offers credit packs, plans and manual entry', async () => {
    const { dialog, user } = await press('0');
    const packs = within(dialog.getByRole('region', { name: 'Buy a pack' })).getAllByRole('button');
    expect(packs.map(({ textContent }) => textContent)).toEqual([
      '500 credits for $4.99',
      '1,500 credits for $12.99',
      '5,000 credits for $34.99',
    ]);
    expect(dialog.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
    await user.click(dialog.getByRole('button', { name: 'Continue without AI' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the payment page of a pack in a separate tab', async () => {
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
    await eventually(() => expect(replace).toHaveBeenCalledWith('https://checkout.example/cs_1'));
    expect(api.sentTo(billingRoutes.purchaseCredits)[0]?.body).toEqual({ package: 'plus' });
  });

  it('detects credits bought in another tab and lets the user continue', async () => {
    const { api, user } = await press();
    api.on(creditRoutes.balance, () => aBalance({ total: 503 }));
    fireEvent.change(screen.getByLabelText('News'), { target: { value: 'credits' } });
    const dialog = within(await screen.findByRole('dialog', { name: 'You have credits again' }));
    expect(dialog.getByText(/You have 503 credits now\./)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ignores a balance from before the rejection', async () => {
    const api = scriptedApi();
    api.on(creditRoutes.balance, () => aBalance({ total: 1_000 }));
    openScreen(
      <>
        <InsufficientCreditsSlot />
        <BalanceCard onMore={() => undefined} />
      </>,
    );
    await screen.findByText(/1,000/);
    api.on(creditRoutes.balance, () => failure('SERVICE_UNAVAILABLE'));
    vi.spyOn(console, 'error').mockReturnValue();
    act(() => useInsufficientCredits.setState({ shortage: { balance: 3, cost: 5, resetsAt: null } }));
    expect(await screen.findByRole('dialog', { name: 'Not enough credits' })).toBeDefined();
    await eventually(() => expect(api.sentTo(creditRoutes.balance)).toHaveLength(2));
    expect(screen.queryByRole('dialog', { name: 'You have credits again' })).toBeNull();
  });
});
