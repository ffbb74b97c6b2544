import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { creditRoutes } from '#shared/credits/routes.ts';
import { aBalance } from '#test/support/builders/a-credit-balance.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { BalanceCard } from '#web/features/credits/balance-card.tsx';

type Seen = { isIntersecting: boolean }[];

/** Replaces the browser's observer, which jsdom lacks, by one that the test calls. */
const observeByHand = (): ((isIntersecting: boolean) => void) => {
  let report: (seen: Seen) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSeen: (seen: Seen) => void) {
        report = onSeen;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  return (isIntersecting) => act(() => report([{ isIntersecting }]));
};

describe('The credit balance far down the dashboard', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('the balance is fetched when the user scrolls near it, and not before', async () => {
    const scroll = observeByHand();
    const api = scriptedApi();
    api.on(creditRoutes.balance, () => aBalance());
    openScreen(<BalanceCard onMore={() => undefined} />);
    scroll(false);
    expect(api.sentTo(creditRoutes.balance)).toEqual([]);
    scroll(true);
    expect(await screen.findByText('595')).toBeDefined();
  });
});
