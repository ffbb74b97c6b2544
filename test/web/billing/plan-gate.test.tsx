import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { billingRoutes } from '#shared/billing/routes.ts';
import { noSubscription } from '#shared/billing/schema.ts';
import { type FeatureName, features, mayUse } from '#shared/plans/features.ts';
import { plans } from '#shared/plans/plans.ts';
import { isAtLeast, paidPlans, tiers } from '#shared/plans/tiers.ts';
import { failure } from '#test/support/scripted-api.ts';
import { Gate } from '#web/features/billing/upgrade/plan-gate.tsx';
import { checkSubscription } from '#web/features/billing/subscription/check-subscription.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { lapsed, paid } from '#test/support/builders/a-subscription.ts';
import { featuresOfTiers } from '#test/support/features-of-tiers.ts';
import { scriptTabs } from './scripted-window.ts';
import { apiWithSubscription, resetSession, setSubscription, signIn } from '#test/support/screen/session.ts';
import { eventually } from '#test/support/eventually.ts';

const inside = () => screen.queryByText('What is inside');
const theCard = () => screen.findByRole('region', { name: 'Upgrade Required' });

const statusOf = (tier: (typeof tiers)[number]) =>
  tier === 'free' ? noSubscription : paid({ subscription_tier: tier });

const open = (
  feature: FeatureName,
  tier: (typeof tiers)[number] | 'lapsed' = 'free',
  props: Partial<React.ComponentProps<typeof Gate>> = {},
) => {
  const status = tier === 'lapsed' ? lapsed : statusOf(tier);
  const api = apiWithSubscription(status);
  signIn();
  setSubscription(status);
  const view = openScreen(
    <Gate feature={feature} {...props}>
      <p>What is inside</p>
    </Gate>,
  );
  return { api, ...view };
};

beforeEach(resetSession);
afterEach(() => vi.restoreAllMocks());
afterAll(resetSession);

const rowOf = { free: 'GATE-06', basic: 'GATE-07 (D18)', premium: 'GATE-08 (D18)', enterprise: 'GATE-09' };

describe('The subscription tiers', () => {
  it('GATE-10 the subscription tiers rise from free through basic and premium to enterprise', () => {
    expect(tiers).toEqual(['free', 'basic', 'premium', 'enterprise']);
    expect(isAtLeast('premium', 'basic')).toBe(true);
    expect(isAtLeast('basic', 'premium')).toBe(false);
  });

  it.each(
    tiers.flatMap((tier) =>
      featuresOfTiers[tier].map(
        (feature) => [`${rowOf[tier]} ${feature} requires the tier ${tier}`, feature, tier] as const,
      ),
    ),
  )('%s', (_, feature, tier) => {
    const having = tiers.filter((each) => mayUse(each, feature));
    expect(having).toEqual(tiers.slice(tiers.indexOf(tier)));
  });

  it('GATE-11 (D18) the subscription tiers cover every feature', () => {
    expect(Object.keys(features).toSorted()).toEqual(Object.values(featuresOfTiers).flat().toSorted());
  });
});

describe('A plan gate', () => {
  it.each([
    ['photo_analysis', 'basic', true],
    ['photo_analysis', 'free', false],
    ['voice_logging', 'premium', true],
    ['voice_logging', 'basic', false],
    ['api_access', 'enterprise', true],
    ['api_access', 'premium', false],
  ] as const)('decides for %s that %s has access: %s', async (feature, tier, isOpen) => {
    open(feature, tier);
    if (!isOpen) await theCard();
    expect(inside() !== null).toBe(isOpen);
  });

  it('GATE-01 a plan gate shows the locked feature and the plan that includes it', async () => {
    open('progress_analytics');
    expect((await theCard()).textContent).toContain(
      'Trends over 30, 90 and 365 days is included in Premium and higher plans.',
    );
  });

  it('GATE-02 SUBS-35 (D22) a plan gate shows three checkout buttons, all monthly', async () => {
    const { api, user } = open('photo_analysis');
    api.on(billingRoutes.createCheckout, () => ({ url: 'https://checkout.stripe.test/1' }));
    const { tabs } = scriptTabs();
    const card = within(await theCard());
    for (const plan of paidPlans) {
      await user.click(card.getByRole('button', { name: `Try ${plans[plan].name} free` }));
      await eventually(() => expect(tabs.at(-1)?.location.replace).toHaveBeenCalled());
    }
    expect(api.sentTo(billingRoutes.createCheckout).map(({ body }) => body)).toEqual(
      paidPlans.map((plan) => ({ plan, interval: 'monthly' })),
    );
  });

  it('GATE-03 a plan gate shows the prices and the 7-day trial', async () => {
    open('photo_analysis');
    const text = (await theCard()).textContent;
    for (const price of ['$7.99/mo', '$19.99/mo', '$49.99/mo']) expect(text).toContain(price);
    expect(text).toContain('7-day free trial');
  });

  it('D22 a plan gate promises no trial to returning subscribers', async () => {
    open('photo_analysis', 'lapsed');
    expect((await theCard()).textContent).not.toMatch(/trial/i);
  });

  it('marks a lower plan as lacking the feature, and marks the current plan', async () => {
    open('progress_analytics', 'basic');
    const [basic, premium] = within(await theCard()).getAllByRole('listitem');
    expect(basic?.textContent).toContain('Not included');
    expect(basic?.textContent).toContain('Your plan');
    expect(premium?.textContent).toContain('Switch to Premium');
  });

  it('GATE-04 a plan gate shows a fallback instead of the card', () => {
    open('photo_analysis', 'free', { fallback: <p>One photo it is</p> });
    expect(screen.getByText('One photo it is')).toBeDefined();
    expect(screen.queryByText('Upgrade Required')).toBeNull();
  });

  it('GATE-05 a plan gate shows nothing when the card is turned off', async () => {
    open('photo_analysis', 'free', { card: false });
    await vi.dynamicImportSettled();
    expect(screen.queryByText('Upgrade Required')).toBeNull();
    expect(inside()).toBeNull();
  });

  it('a plan gate waits for the status and locks nothing when it cannot be loaded', async () => {
    const api = apiWithSubscription();
    api.on(billingRoutes.checkSubscription, () => failure('SERVICE_UNAVAILABLE'));
    signIn();
    openScreen(
      <Gate feature="api_access">
        <p>What is inside</p>
      </Gate>,
    );
    expect(inside()).toBeNull();
    await checkSubscription();
    expect(await screen.findByText('What is inside')).toBeDefined();
  });
});
