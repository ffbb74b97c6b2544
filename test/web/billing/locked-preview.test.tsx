import { screen, within } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { noSubscription } from '#shared/billing/schema.ts';
import { paid } from '#test/support/builders/a-subscription.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { resetSession, signInWith } from '#test/support/screen/session.ts';
import { LockedGate } from '#web/features/billing/upgrade/locked-gate.tsx';
import { OneUpgradeCard } from '#web/features/billing/upgrade/one-upgrade-card.tsx';

beforeEach(resetSession);
afterAll(resetSession);

const open = (status: typeof noSubscription) => {
  signInWith(status);
  return openScreen(
    <OneUpgradeCard>
      <LockedGate feature="personalized_goals" title="Targets" about="What targets do.">
        <p>120 g protein</p>
      </LockedGate>
      <LockedGate
        feature="progress_analytics"
        title="Trend"
        about="What the trend does."
        sample={['68 kg, steady']}
      >
        <p>Secret trend</p>
      </LockedGate>
    </OneUpgradeCard>,
  );
};

describe('A page with locked parts', () => {
  it('GATE-01 shows one upgrade card for all locked parts, naming the required tier', async () => {
    open(noSubscription);
    const card = await screen.findByRole('region', { name: 'Upgrade Required' });
    expect(card.textContent).toContain('is included in Premium and higher plans');
    expect(screen.getAllByRole('region', { name: 'Upgrade Required' })).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: 'Included in Premium' })).toHaveLength(2);
  });

  it('previews a part with the own data of the user, out of reach of keyboard and screen reader', () => {
    open(noSubscription);
    const part = within(screen.getByRole('region', { name: 'Targets' }));
    expect(part.getByText('Preview from your data')).toBeDefined();
    expect(part.getByText('120 g protein').closest('[inert]')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('labels an invented example as a sample, and does not load the locked part', () => {
    open(noSubscription);
    const part = within(screen.getByRole('region', { name: 'Trend' }));
    expect(part.getByText('Sample')).toBeDefined();
    expect(part.getByText('68 kg, steady')).toBeDefined();
    expect(screen.queryByText('Secret trend')).toBeNull();
  });

  it('focuses the upgrade card from the link of a locked part', async () => {
    const { user } = open(noSubscription);
    await screen.findByRole('region', { name: 'Upgrade Required' });
    await user.click(screen.getAllByRole('link', { name: 'Included in Premium' })[0]!);
    const card = screen.getByRole('region', { name: 'Upgrade Required' });
    expect(document.activeElement?.contains(card)).toBe(true);
    expect(document.activeElement?.id).toMatch(/^upgrade-card-/);
  });

  it('shows the parts and no upgrade card to users whose plan contains them', () => {
    open(paid({ subscription_tier: 'premium' }));
    expect(screen.getByText('Secret trend')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Upgrade Required' })).toBeNull();
    expect(screen.queryByText('Sample')).toBeNull();
  });
});
