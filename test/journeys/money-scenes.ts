import type { Page } from '@playwright/test';
import { noSubscription, type SubscriptionStatus } from '#shared/billing/schema.ts';
import type { CreditBalance } from '#shared/credits/schema.ts';
import { openTab } from './journey.ts';
import { answer, button, type Scene, seen } from './scene.ts';

const later = new Date(Date.now() + 7 * 86_400_000).toISOString();
const paid: SubscriptionStatus = {
  ...noSubscription,
  subscribed: true,
  subscription_tier: 'premium',
  subscription_end: later,
  interval: 'monthly',
  trial_available: false,
  has_billing: true,
};

const spentUp: CreditBalance = {
  total: 0,
  unlimited: false,
  tier: 'free',
  allowance: 100,
  allowance_left: 0,
  resets_at: later,
  kept: 0,
};

const CHECK = '**/check-subscription';

/** Opens a tab as shown to a user with this plan. */
const withPlan = async (page: Page, status: SubscriptionStatus, tab: string): Promise<void> => {
  await answer(page, CHECK, 200, status);
  await page.reload();
  await openTab(page, tab);
};

const subscription = (name: string, change: Partial<SubscriptionStatus>, words: string): Scene => ({
  name: `the subscription ${name}`,
  open: async (page) => {
    await withPlan(page, { ...paid, ...change }, 'Subscription');
    await seen(page, words);
  },
});

const payment = (name: string, body: object, words: string): Scene => ({
  name: `a payment that ${name}`,
  open: async (page) => {
    await answer(page, '**/verify-payment', 200, body);
    await page.goto('/payment-success?session_id=cs_test_1');
    await page.getByRole('heading', { name: words }).waitFor();
  },
});

/** Plans, payments, credits, tokens and reports. */
export const ofMoney: Scene[] = [
  {
    name: 'what a plan is needed for',
    open: async (page) => {
      await page.getByRole('radio', { name: '30 days' }).check({ force: true });
      await button(page, 'Try Premium free').waitFor();
    },
  },
  {
    name: 'the history of the credits',
    open: async (page) => {
      await button(page, 'History').click();
      await page
        .getByRole('dialog')
        .getByText(/Monthly credits|No credit activity/)
        .waitFor();
    },
  },
  {
    name: 'too few credits',
    open: async (page) => {
      const details = Object.entries({ balance: '0', cost: '1', resets_at: later });
      await answer(page, '**/api/foods/describe', 402, {
        code: 'CREDITS_EXHAUSTED',
        message: 'Too few credits.',
        request_id: 'scene',
        details: details.map(([field, message]) => ({ field, message })),
      });
      await answer(page, '**/api/credits', 200, spentUp);
      await page.reload();
      await openTab(page, 'Log Food');
      await page.getByLabel('Food name').fill('moon cake');
      await button(page, 'AI Lookup').click();
      await page.getByRole('dialog', { name: 'Not enough credits' }).waitFor();
    },
  },
  subscription('in its trial', { trial_active: true, trial_end: later }, 'Trial ends'),
  subscription('that ends', { cancels_at_end: true }, 'Ends on'),
  subscription('with a failed payment', { payment_failed: true }, 'Update payment method'),
  {
    name: 'a report',
    open: async (page) => {
      await answer(page, CHECK, 200, { ...paid, subscription_tier: 'enterprise' });
      await page.goto('/profile/data');
      await button(page, 'Create a report').click();
      await page.getByRole('dialog', { name: 'Health report' }).waitFor();
    },
  },
  payment(
    'gave a plan',
    { success: true, failed: false, credits: 0, kind: 'plan', trial_refused: null },
    'Payment Successful!',
  ),
  payment(
    'waits',
    { success: false, failed: false, credits: 0, kind: 'plan', trial_refused: null },
    'Your payment is still processing',
  ),
  {
    name: 'a payment that is none',
    open: async (page) => {
      await page.unrouteAll();
      await page.goto('/payment-success');
      await seen(page, 'Failed to verify payment');
    },
  },
];
