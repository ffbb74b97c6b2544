import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TERMS_VERSION } from '#shared/billing/contracts/terms-version.ts';
import { billingRoutes } from '#shared/billing/routes.ts';
import { noSubscription } from '#shared/billing/schema.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { apiWithSubscription, resetSession, setSubscription, signIn } from '#test/support/screen/session.ts';
import { useOrderConsent } from '#web/features/billing/checkout/order-consent.ts';
import { PlanCheckout } from '#web/features/billing/checkout/plan-checkout.tsx';
import { scriptTabs } from './scripted-window.ts';

beforeEach(() => {
  resetSession();
  useOrderConsent.setState({ isGiven: false });
});
afterAll(resetSession);

const premium = { plan: 'premium', interval: 'monthly' } as const;

describe('The consent to start at once', () => {
  it('the consent is never ticked in advance, is not needed to order, and is sent once it is given', async () => {
    const api = apiWithSubscription(noSubscription);
    api.on(billingRoutes.createCheckout, () => ({ url: 'https://checkout.stripe.test/c/pay/cs_test_1' }));
    signIn();
    setSubscription(noSubscription);
    const { tabs } = scriptTabs();
    const { user } = openScreen(<PlanCheckout choice={premium} isMain onSignedOut={vi.fn<() => void>()} />);
    const consent = screen.getByRole('checkbox', { name: /Start my order before the 14 days are over/ });
    expect(consent).toHaveProperty('checked', false);
    expect(screen.getByRole('link', { name: 'Right of withdrawal' }).getAttribute('href')).toBe('/withdraw');
    const order = screen.getByRole('button', { name: 'Try Premium free' });
    await user.click(order);
    await waitFor(() => expect(tabs[0]?.location.replace).toHaveBeenCalledOnce());
    await user.click(consent);
    await user.click(order);
    await waitFor(() => expect(tabs[1]?.location.replace).toHaveBeenCalledOnce());
    expect(api.sentTo(billingRoutes.createCheckout).map(({ body }) => body)).toEqual([
      premium,
      { ...premium, consent: TERMS_VERSION },
    ]);
  });
});
