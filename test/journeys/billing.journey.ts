import type { Page } from '@playwright/test';
import { PORTAL_RETURN_PATH } from '#shared/billing/portal.ts';
import { referralLink } from '#shared/referrals/referral-link.ts';
import { createApiUser, signInApiUser } from '#test/support/api-user.ts';
import { leaveCredits } from '#test/support/leave-credits.ts';
import { cards } from '#test/support/local-stripe.ts';
import { expect, onlyInFull, openTab, origin, signedInPerson, signUp, test, watch } from './journey.ts';
import { walkPlan } from './plan-life.ts';
import { allShow, dayOf, pay, payWith, status, subscriptionOf, tabOf, termsOf } from './stripe-visits.ts';

const DAY = 86_400;

/** One friend has joined, shown by text and color but without a name. */
const expectOneFriend = async (page: Page): Promise<void> => {
  const row = page.getByRole('region', { name: 'Recent referrals' }).getByRole('listitem');
  await expect(row).toContainText('Completed');
  await expect(row).toContainText('100 credits');
  await expect(row).not.toContainText('Ida');
  await expect(page.getByRole('region', { name: 'Total credits' })).toContainText('100 earned by 1 friend.');
  const colour = await row.locator('[data-status=completed]').evaluate((dot) => {
    const [red = 0, green = 0] = (getComputedStyle(dot).backgroundColor.match(/\d+/g) ?? []).map(Number);
    return green > red ? 'green' : 'another';
  });
  expect(colour).toBe('green');
};

test(
  'a visitor chooses a plan, signs in, returns to it and starts the trial',
  onlyInFull,
  async ({ page, context }) => {
    const user = await createApiUser(origin, 'Mara Lind');
    await user.call('PUT', '/api/profile', { first_run: 'skipped' });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));

    await test.step('PRICING-01 the pricing page opens without an account and without app code', async () => {
      await page.goto('/pricing');
      await expect(page.getByRole('article')).toHaveCount(3);
      await page.waitForLoadState('networkidle');
      expect(scripts.filter((url) => /app-|react|pricing-page|dashboard|shell/.test(url))).toEqual([]);
    });

    await test.step('PRICING-16 (D22) choosing a plan asks for sign-in and returns to the plan', async () => {
      await page.locator('label', { hasText: 'Yearly' }).click();
      await page.getByRole('link', { name: 'Try Premium free' }).click();
      await page.getByLabel('Email').fill(user.email);
      await page.getByLabel('Password', { exact: true }).fill(user.password);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page).toHaveURL(/\/pricing\?plan=premium&interval=yearly$/);
      await expect(page.getByRole('article', { name: 'Premium' })).toContainText('Selected');
      await expect(page.getByRole('radio', { name: /Yearly/ })).toBeChecked();
    });

    const checkout = await tabOf(context, page.getByRole('button', { name: 'Try Premium free' }));

    await test.step('the payment page has no reference to the page that opened it', async () => {
      expect(await checkout.evaluate(() => window.opener as unknown)).toBeNull();
      await expect(checkout.locator('body')).toContainText('$199.90');
    });

    await test.step('PAY-01 PAY-03 PAY-04 the success page welcomes the user to the plan', async () => {
      await pay(checkout, 'Start trial');
      await expect(checkout.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
      await expect(checkout.getByText('Welcome to Premium!')).toBeVisible();
    });

    await test.step('the original tab shows the plan at once', async () => {
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
  },
);

test(
  'a referred user tries a plan, runs out of credits, buys some, refers a friend, upgrades and cancels',
  onlyInFull,
  async ({ page, context, browser }) => {
    test.setTimeout(240_000);
    const friend = await createApiUser(origin, 'Ben Frost');
    const { code } = (await friend.call('GET', '/api/referrals')).body as unknown as { code: string };
    await page.goto(referralLink(origin, code));
    // Leaves the referral link first, like users who look around before signing up.
    await page.goto('about:blank');
    const me = await signInApiUser(origin, await signUp(page, 'Mara Lind'));
    const other = await context.newPage();
    await other.goto('/dashboard');
    const credits = other.getByRole('region', { name: 'Credits', exact: true });

    await test.step('GATE-01 GATE-02 the trend is locked and links to each plan', async () => {
      await allShow([page, other], 'Free');
      await page.getByRole('radio', { name: '30 days' }).check({ force: true });
      const card = page.getByRole('region', { name: 'Upgrade Required' });
      await expect(card).toContainText('is included in Premium and higher plans');
      await expect(card.getByRole('button', { name: /^Try / })).toHaveCount(3);
    });

    const trialEnd =
      await test.step('SUBS-03 a trial starts from the tab, with its terms above the button', async () => {
        await openTab(page, 'Subscription');
        const checkout = await tabOf(context, page.getByRole('button', { name: 'Try Basic free' }));
        await pay(checkout, 'Start trial');
        await expect(checkout.getByText('Welcome to Basic!')).toBeVisible();
        await checkout.close();
        const end = dayOf((await subscriptionOf(me.email)).start_date + 7 * DAY);
        await allShow([page, other], 'Basic', `Trial ends ${end}`);
        await expect(credits).toContainText('1,000 of 1,000 left');
        return end;
      });

    await test.step('D19 a photo is rejected before any question when the credits are used up, with ways to continue', async () => {
      await leaveCredits(process.env.JOURNEY_DATA ?? '', me, 4);
      await expect(credits).toContainText('4 credits left');
      await openTab(page, 'Scan Food');
      await expect(page.getByText('5 credits if we find food. Free if we don’t.')).toBeVisible();
      await page.getByLabel('Photo of your meal').setInputFiles(process.env.JOURNEY_PICTURE ?? '');
      await page.getByRole('button', { name: 'Allow', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Not enough credits' })).toContainText(
        'This costs 5 credits. You have 4 credits.',
      );
    });

    await test.step('PAY-05 PAY-09 a pack is added once after one declined card and one bank confirmation', async () => {
      const checkout = await tabOf(
        context,
        page.getByRole('button', { name: '500 credits for $4.99', exact: true }),
      );
      const back = checkout.getByRole('link', { name: 'Back without paying' });
      await expect(back).toHaveAttribute('href', `${origin}${PORTAL_RETURN_PATH}`);
      await payWith(checkout, cards.isDeclined, 'Pay $4.99');
      await expect(checkout.getByRole('alert')).toHaveText('Your card was declined.');
      await payWith(checkout, cards.asksTheBank, 'Pay $4.99');
      await checkout.getByRole('button', { name: 'Complete' }).click();
      await expect(checkout.getByText('Your credits have been added to your account')).toBeVisible();
      await checkout.reload();
      await expect(checkout.getByText('Your credits have been added to your account')).toBeVisible();
      await checkout.goto('/payment-success?session_id=cs_test_ofsomebodyelse');
      await expect(checkout.getByRole('alert')).toContainText('We couldn’t find this payment.');
      await checkout.close();
      await expect(credits).toContainText('504 credits left');
      await expect(credits).toContainText('500 purchased or earned (never expire).');
      const again = page.getByRole('dialog', { name: 'You have credits again' });
      await expect(again).toContainText('You have 504 credits now.');
      await again.getByRole('button', { name: 'Continue' }).click();
    });

    await test.step('REFERRAL-03 REFERRAL-08 REALTIME-03 a friend signs up by the link, and the open tab shows it', async () => {
      await openTab(page, 'Refer Friends');
      await expect(page.getByText('No sign-ups yet.', { exact: false })).toBeVisible();
      const link = await page.getByLabel('Your referral link').inputValue();
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expect(page.getByText('Link copied!')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
      const elsewhere = await browser.newContext();
      const faults: string[] = [];
      try {
        const theirs = await elsewhere.newPage();
        watch(theirs, faults);
        await theirs.goto(link);
        await signUp(theirs, 'Ida Frost');
      } finally {
        await elsewhere.close();
      }
      expect(faults).toEqual([]);
      await expectOneFriend(page);
      await expect(credits).toContainText('604 credits left');
      expect((await friend.call('GET', '/api/credits')).body).toMatchObject({ kept: 100 });
    });

    await test.step('an upgrade during the trial costs nothing yet, and the trial keeps its length', async () => {
      await openTab(page, 'Subscription');
      await expect((await termsOf(page, 'Switch to Premium')).locator('dl > div')).toHaveText([
        'Today$0.00',
        `From ${trialEnd}$19.99 a month`,
      ]);
      const portal = await tabOf(context, page.getByRole('button', { name: 'Switch to Premium' }));
      await expect(portal.getByText('Due today')).toBeVisible();
      await expect(portal.getByRole('listitem').filter({ hasText: 'Due today' })).toContainText('$0.00');
      await portal.getByRole('button', { name: 'Confirm' }).click();
      await expect(portal.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible();
      await allShow([page, other, portal], 'Premium', `Trial ends ${trialEnd}`);
      await portal.close();
    });

    await test.step('SUBS-36 the portal cancels the plan at the period end, and both tabs show it live', async () => {
      const portal = await tabOf(context, page.getByRole('button', { name: 'Manage subscription' }));
      await portal.getByRole('link', { name: 'Cancel plan' }).click();
      await portal.getByRole('button', { name: 'Cancel plan' }).click();
      await expect(portal.getByText('Your plan is canceled.')).toBeVisible();
      await allShow([page, other], 'Premium', `Trial ends ${trialEnd}`, `Ends on ${trialEnd}`);
      await expect(page.getByRole('button', { name: 'Resume plan' })).toBeVisible();
    });
  },
);

test(
  "SUBS-01 SUBS-02 a subscription runs through its lifecycle on Stripe's test clock in two tabs",
  onlyInFull,
  async ({ page, context }) => {
    test.setTimeout(240_000);
    await walkPlan(page, context);
  },
);

test('PAY-09 PAY-05 a purchased credit pack ends on /payment-success and adds its credits', async ({
  page,
  context,
}) => {
  await signedInPerson(page, 'Mara Lind');
  await openTab(page, 'Subscription');
  const checkout = await tabOf(context, page.getByRole('button', { name: 'Buy 500 credits', exact: true }));
  await pay(checkout, 'Pay $4.99');
  await expect(checkout).toHaveURL(/\/payment-success\?/);
  await expect(checkout.getByText('Your credits have been added to your account')).toBeVisible();

  await test.step('the billing page lists the receipt of the pack, with a PDF', async () => {
    await page.goto('/profile/billing');
    const receipt = page.getByRole('region', { name: 'Invoices and receipts' }).getByRole('listitem');
    await expect(receipt).toContainText('500 credits');
    await expect(receipt).toContainText('$4.99');
    const pdf = await page.request.get((await receipt.getByText('PDF').getAttribute('href'))!);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
  });
});
