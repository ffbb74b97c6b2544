import { screen } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { noSubscription } from '#shared/billing/schema.ts';
import { profileRoutes } from '#shared/profile/routes.ts';
import { GateWithNumbers } from '#web/app/pages/planning/gate-with-numbers.tsx';
import { OneUpgradeCard } from '#web/features/billing/upgrade/one-upgrade-card.tsx';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { resetSession, signInWith } from '#test/support/screen/session.ts';

beforeEach(resetSession);
afterAll(resetSession);

const open = (profile: ReturnType<typeof aProfile>) => {
  const api = signInWith(noSubscription);
  api.on(profileRoutes.read, () => profile);
  openScreen(
    <OneUpgradeCard>
      <GateWithNumbers
        feature="personalized_goals"
        title="Needs"
        about="What needs do."
        sample={['2,340 kcal a day']}
      >
        <p>Own needs</p>
      </GateWithNumbers>
    </OneUpgradeCard>,
  );
  return api;
};

describe('A locked part whose preview names calories', () => {
  it('shows the sample to a user without a health risk', async () => {
    open(aProfile());
    expect(await screen.findByText('2,340 kcal a day')).toBeDefined();
  });

  it('(decision 0069) shows neither calories nor an upgrade card to a user at risk', async () => {
    const api = open(aProfile({ age: 16 }));
    await expect.poll(() => api.sentTo(profileRoutes.read)).toHaveLength(1);
    expect(screen.queryByText('2,340 kcal a day')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Upgrade Required' })).toBeNull();
  });
});
