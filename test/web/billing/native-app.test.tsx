import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { billingRoutes } from '#shared/billing/routes.ts';
import { paidPlans } from '#shared/plans/tiers.ts';
import { SubscriptionView } from '#web/features/billing/subscription/subscription-view.tsx';
import { isNativeApp } from '#web/features/billing/checkout/native-app.ts';
import { purchaseInApp, restoreInApp } from '#web/features/billing/checkout/native-store.ts';
import { startCheckout } from '#web/features/billing/checkout/start-checkout.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { findToast } from '#test/support/screen/find-toast.ts';
import { paid } from '#test/support/builders/a-subscription.ts';
import { scriptTabs } from './scripted-window.ts';
import { apiWithSubscription, resetSession, setSubscription, signIn } from '#test/support/screen/session.ts';

const postMessage = vi.fn<(message: string) => void>();
const inApp = (): void => void vi.stubGlobal('ReactNativeWebView', { postMessage });
const withStore = (store: object): void => {
  inApp();
  vi.stubGlobal('platewiseStore', store);
};
const opened = () => postMessage.mock.calls.map(([message]) => JSON.parse(message) as unknown);

const open = (status = paid()) => {
  const api = apiWithSubscription(status);
  signIn();
  setSubscription(status);
  return { api, ...scriptTabs(), ...openScreen(<SubscriptionView />) };
};
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  resetSession();
  postMessage.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(resetSession);

describe('The mobile app', () => {
  it('SUBS-16 recognizes the app by its bridge, its platform or its name', () => {
    expect(isNativeApp()).toBe(false);
    inApp();
    expect(isNativeApp()).toBe(true);
    vi.unstubAllGlobals();
    vi.stubGlobal('Capacitor', { isNativePlatform: () => false });
    expect(isNativeApp()).toBe(false);
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
    expect(isNativeApp()).toBe(true);
    vi.unstubAllGlobals();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) PlatewiseApp/1.2');
    expect(isNativeApp()).toBe(true);
  });

  it.each(paidPlans)(
    'SUBS-17 SUBS-19 SUBS-20 sends a subscribing user to the prices on the web: %s',
    async (plan) => {
      inApp();
      const { api, open: openWindow } = { api: apiWithSubscription(), ...scriptTabs() };
      openScreen(null);
      signIn();
      await startCheckout({ plan, interval: 'monthly' });
      expect((await findToast('Redirecting to web browser for subscription...')).tone).toBe('info');
      expect(opened()).toEqual([{ type: 'open-url', url: `http://localhost:3000/pricing?plan=${plan}` }]);
      expect(openWindow).not.toHaveBeenCalled();
      expect(api.sentTo(billingRoutes.createCheckout)).toEqual([]);
    },
  );

  it('SUBS-17 SUBS-21 the mobile app opens subscription management on the web', async () => {
    inApp();
    const { api, user } = open();
    await user.click(button('Manage subscription'));
    const said = await findToast('Redirecting to web browser for subscription management...');
    expect(said.tone).toBe('info');
    expect(opened()).toEqual([{ type: 'open-url', url: 'http://localhost:3000/pricing' }]);
    expect(api.sentTo(billingRoutes.customerPortal)).toEqual([]);
  });

  it("SUBS-22 opens the store's subscription management when the app sells through its store", async () => {
    withStore({ plans: paidPlans });
    const { user } = open();
    await user.click(button('Manage subscription'));
    const said = await findToast(
      'Please manage your subscription through the App Store or Google Play Store',
    );
    expect(said.tone).toBe('info');
    expect(opened()).toEqual([]);
  });

  it.each([
    [
      'SUBS-18 SUBS-23 the mobile app does not sell plans yet',
      'Buy Premium in the app',
      'In-app purchase functionality will be available after app store setup',
    ],
    [
      'SUBS-18 SUBS-24 the mobile app does not restore purchases yet',
      'Restore purchases',
      'Restore functionality will be available after app store setup',
    ],
  ])('%s', async (_, name, message) => {
    inApp();
    const { user } = open();
    await user.click(button(name));
    expect((await findToast(message)).tone).toBe('info');
  });

  it('SUBS-25 announces a plan that its store does not offer yet', async () => {
    withStore({ plans: ['basic'] });
    const { user } = open();
    await user.click(button('Buy Enterprise in the app'));
    const said = await findToast('This subscription will be available through the app store after setup');
    expect(said.tone).toBe('info');
  });

  it('SUBS-28 the mobile app shows why a purchase failed', async () => {
    withStore({ plans: paidPlans, purchase: () => Promise.reject(new Error('The card was declined.')) });
    const { user } = open();
    await user.click(button('Buy Basic in the app'));
    expect((await findToast('Purchase failed: The card was declined.')).tone).toBe('error');
  });

  it('SUBS-29 the mobile app shows why purchases could not be restored', async () => {
    withStore({ plans: paidPlans, restore: () => Promise.reject(new Error('No receipt.')) });
    const { user } = open();
    await user.click(button('Restore purchases'));
    expect((await findToast('Failed to restore purchases: No receipt.')).tone).toBe('error');
  });

  it('SUBS-26 sells nothing outside the mobile app', async () => {
    openScreen(null);
    await purchaseInApp('basic');
    expect((await findToast('Native purchases are only available in the mobile app')).tone).toBe('error');
  });

  it('SUBS-27 restores nothing outside the mobile app', async () => {
    openScreen(null);
    await restoreInApp();
    expect((await findToast('Restore is only available in the mobile app')).tone).toBe('error');
  });

  it('hides its buttons outside the mobile app', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Restore purchases' })).toBeNull();
  });
});
