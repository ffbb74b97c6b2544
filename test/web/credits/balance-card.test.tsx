import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { creditRoutes } from '#shared/credits/routes.ts';
import type { CreditBalance } from '#shared/credits/schema.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { BalanceCard } from '#web/features/credits/balance-card.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { aBalance, aChange } from '#test/support/builders/a-credit-balance.ts';

const open = (balance: () => CreditBalance | Response = () => aBalance()) => {
  const api = scriptedApi();
  api.on(creditRoutes.balance, balance);
  const onMore = vi.fn<() => void>();
  return { api, onMore, ...openScreen(<BalanceCard onMore={onMore} />) };
};
const card = async () => within(await screen.findByRole('region', { name: 'Credits' }));

describe('The credit balance on the dashboard', () => {
  it('DASH-12 shows available, monthly and non-expiring credits and the next refill', async () => {
    const { onMore, user } = open();
    const credits = await card();
    expect(await credits.findByText('595')).toBeDefined();
    expect(credits.getByRole('progressbar', { name: 'Monthly credits' }).ariaValueText).toBe(
      '95 of 100 left',
    );
    expect(
      credits.getByText(/95 of 100 left. Resets .*2026\. 500 purchased or earned \(never expire\)\./),
    ).toBeDefined();
    await user.click(credits.getByRole('button', { name: 'Get more' }));
    expect(onMore).toHaveBeenCalledOnce();
  });

  it('CREDITS-06 shows Unlimited for an unlimited plan, and the remaining fair use', async () => {
    open(() => aBalance({ unlimited: true, tier: 'enterprise', total: 480, allowance: 0, kept: 0 }));
    const credits = await card();
    expect(await credits.findByText('Unlimited')).toBeDefined();
    expect(credits.getByText(/480 left today/)).toBeDefined();
    expect(credits.queryByRole('button', { name: 'Get more' })).toBeNull();
  });

  it("CREDITS-04 the credit balance on the dashboard shows 'Failed to fetch credit balance' when it is missing, and loads again on request", async () => {
    let isDown = true;
    const { user } = open(() => (isDown ? failure('INTERNAL') : aBalance()));
    const credits = await card();
    const alert = within(await credits.findByRole('alert'));
    expect(alert.getByText('Failed to fetch credit balance')).toBeDefined();
    isDown = false;
    await user.click(alert.getByRole('button', { name: 'Retry' }));
    expect(await credits.findByText('595')).toBeDefined();
  });
});

describe('The credit history', () => {
  it('D19 lists each change with its amount and loads earlier ones page by page', async () => {
    const { api, user } = open();
    const cursor = '000000000004';
    api.on(creditRoutes.history, ({ query }) =>
      query.get('cursor') === cursor
        ? {
            changes: [aChange(1, { reason: 'allowance', action: null, amount: 100, balance: 100 })],
            cursor: null,
          }
        : {
            changes: [
              aChange(6, { balance: null }),
              aChange(5, { reason: 'purchase', action: null, amount: 500, balance: 590 }),
              aChange(4, { action: 'food_lookup', amount: -1, balance: 90 }),
            ],
            cursor,
          },
    );
    await user.click(await screen.findByRole('button', { name: 'History' }));
    const history = within(await screen.findByRole('dialog', { name: 'Credit history' }));
    const rows = async () =>
      (await history.findAllByRole('listitem')).map((row) => row.textContent.replace(/Nov 20, 2026/, 'DAY'));
    expect(await rows()).toEqual([
      'Photo analysisDAY, unlimited−5',
      'Credit packDAY, balance 590+500',
      'AI lookupDAY, balance 90−1',
    ]);
    await user.click(history.getByRole('button', { name: 'Show earlier' }));
    expect(await history.findByText('Monthly credits')).toBeDefined();
    expect(history.getAllByRole('listitem')).toHaveLength(4);
    expect(history.queryByRole('button', { name: 'Show earlier' })).toBeNull();
  });

  it('the credit history shows a load failure and loads again on request', async () => {
    const { api, user } = open();
    api.on(creditRoutes.history, () => failure('INTERNAL'));
    await user.click(await screen.findByRole('button', { name: 'History' }));
    const alert = within(await screen.findByRole('alert'));
    api.on(creditRoutes.history, () => ({ changes: [], cursor: null }));
    await user.click(alert.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No credit activity yet.')).toBeDefined();
  });
});
