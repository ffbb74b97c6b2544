import type { BrowserContext, Page } from '@playwright/test';
import { createApiUser } from '#test/support/api-user.ts';
import { expect, openTab, origin, signedInPerson, test } from './journey.ts';

/** The page that a press opens in a tab of its own. */
const tabOf = async (context: BrowserContext, press: () => Promise<void>): Promise<Page> => {
  const [opened] = await Promise.all([context.waitForEvent('page'), press()]);
  await opened.waitForURL(/stripe/);
  return opened;
};

/** Pays with the test card that always works. */
const pay = async (checkout: Page, words: string): Promise<void> => {
  const card = {
    'Card number': '4242 4242 4242 4242',
    Expiry: '12 / 34',
    CVC: '123',
    'Name on card': 'Mara Lind',
  };
  for (const [label, value] of Object.entries(card)) await checkout.getByLabel(label).fill(value);
  await checkout.getByRole('button', { name: words }).click();
  await checkout.waitForURL(/\/payment-success/);
};

const status = (page: Page) => page.getByRole('region', { name: 'Subscription', exact: true });

test('a visitor chooses a plan, signs in, comes back to it, and starts the trial', async ({
  page,
  context,
}) => {
  const user = await createApiUser(origin, 'Mara Lind');
  await user.call('PUT', '/api/profile', { first_run: 'skipped' });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));

  await test.step('PRICING-01 the prices open without an account, and without code of the dashboard', async () => {
    await page.goto('/pricing');
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.waitForLoadState('networkidle');
    expect(scripts.some((url) => url.includes('pricing-page'))).toBe(true);
    expect(scripts.filter((url) => /dashboard|shell|diary|scan-tab/.test(url))).toEqual([]);
  });

  await test.step('PRICING-16 (D22) a plan asks to sign in, and the sign-in leads back to it', async () => {
    await page.getByText('Yearly', { exact: false }).first().click();
    await page.getByRole('button', { name: 'Try Premium free' }).click();
    await expect(page.getByText('Please sign in to subscribe')).toBeVisible();
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/pricing\?plan=premium&interval=yearly$/);
    await expect(page.getByRole('article', { name: 'Premium' })).toContainText('Your choice');
    await expect(page.getByRole('radio', { name: /Yearly/ })).toBeChecked();
  });

  const checkout = await tabOf(context, () => page.getByRole('button', { name: 'Try Premium free' }).click());

  await test.step('the payment page has no hold of the page that it came from', async () => {
    expect(await checkout.evaluate(() => window.opener as unknown)).toBeNull();
    await expect(checkout.locator('body')).toContainText('$199.90');
  });

  await test.step('PAY-01 PAY-03 PAY-04 paid, it welcomes to the plan', async () => {
    await pay(checkout, 'Start trial');
    await expect(checkout.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    await expect(checkout.getByText('Welcome to Premium!')).toBeVisible();
  });

  await test.step('the tab that it began in knows at once', async () => {
    const mine = page.getByRole('article', { name: 'Premium' });
    await expect(mine.getByRole('button', { name: 'Your plan' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText('free trial');
  });

  await test.step('PAY-06 DASH-13 SUBS-01 the dashboard shows the trial', async () => {
    await checkout.getByRole('link', { name: 'Go to dashboard' }).click();
    await expect(checkout).toHaveURL(`${origin}/`);
    await expect(status(checkout)).toContainText('Trial ends');
    await checkout.getByRole('radio', { name: '30 days' }).check({ force: true });
    await expect(checkout.getByRole('region', { name: 'Last 30 days' })).not.toContainText(
      'Upgrade Required',
    );
  });
});

test('a person sees what is locked, buys credits, takes a plan and gives it up, in two windows', async ({
  page,
  context,
}) => {
  await signedInPerson(page);

  await test.step('GATE-01 GATE-02 the trend is locked, with the way to each plan', async () => {
    await page.getByRole('radio', { name: '30 days' }).check({ force: true });
    const card = page.getByRole('region', { name: 'Upgrade Required' });
    await expect(card).toContainText('comes with Premium and above');
    await expect(card.getByRole('button', { name: /^Try / })).toHaveCount(3);
  });

  await test.step('PAY-05 PAY-09 a pack of credits lands on /payment-success', async () => {
    await openTab(page, 'Subscription');
    const checkout = await tabOf(context, () =>
      page.getByRole('button', { name: 'Buy 500 credits' }).click(),
    );
    await pay(checkout, 'Pay');
    await expect(checkout.getByText('Your credits have been added to your account')).toBeVisible();
    await checkout.close();
  });

  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(status(other)).toContainText('Free');

  await test.step('SUBS-03 a plan is begun from the tab; both windows show it', async () => {
    const checkout = await tabOf(context, () => page.getByRole('button', { name: 'Try Basic free' }).click());
    await pay(checkout, 'Start trial');
    await expect(checkout.getByText('Welcome to Basic!')).toBeVisible();
    await checkout.close();
    for (const each of [page, other]) await expect(status(each)).toContainText('Trial ends');
  });

  await test.step('SUBS-36 the management gives it up at the end; both windows show that by themselves', async () => {
    const portal = await tabOf(context, () =>
      page.getByRole('button', { name: 'Manage subscription' }).click(),
    );
    await portal.getByRole('link', { name: 'Cancel plan' }).click();
    await portal.getByRole('button', { name: 'Cancel plan' }).click();
    await expect(portal.getByText('Your plan is cancelled.')).toBeVisible();
    for (const each of [page, other]) await expect(status(each)).toContainText('Ends on');
    await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  });
});
