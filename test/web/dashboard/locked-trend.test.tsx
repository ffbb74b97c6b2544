import { screen } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { noSubscription } from '#shared/billing/schema.ts';
import { renderTrend } from '#web/app/pages/dashboard/trend-slot.tsx';
import { paid } from '#test/support/builders/a-subscription.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { resetSession, signInWith } from '#test/support/screen/session.ts';

beforeEach(resetSession);
afterAll(resetSession);

const open = (status: typeof noSubscription) => {
  signInWith(status);
  openScreen(<>{renderTrend(<p>Thirty days</p>, <p>Own week</p>)}</>);
};

describe('The trend of the dashboard', () => {
  it('GATE-01 a locked trend previews the own week, blurred, with one upgrade card', async () => {
    open(noSubscription);
    const week = await screen.findByText('Own week');
    expect(week.closest('[inert]')?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('Preview from your data')).toBeDefined();
    expect(screen.queryByText('Thirty days')).toBeNull();
    expect(await screen.findAllByRole('region', { name: 'Upgrade Required' })).toHaveLength(1);
  });

  it('the trend shows without a preview when the plan includes it', () => {
    open(paid({ subscription_tier: 'premium' }));
    expect(screen.getByText('Thirty days')).toBeDefined();
    expect(screen.queryByText('Own week')).toBeNull();
  });
});
