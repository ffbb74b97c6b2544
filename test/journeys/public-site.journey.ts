import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { localizedPath } from '#shared/site/localized-path.ts';
import { publicPaths } from '#shared/site/public-paths.ts';
import { weighLoad } from '#test/support/weigh-load.ts';
import { expect, signedInPerson, test, watch, onlyInFull } from './journey.ts';
import { desk, fill, phone } from './scene.ts';
import { isFull } from '#test/support/full-size.ts';

const JS_BYTES = 90_000;
const CSS_BYTES = 15_000;

test('LAND-01 the home page is light, loads no app code and contacts no other origin', async ({
  page,
  baseURL,
}) => {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  const { js, css } = await weighLoad(page, `${baseURL}/`);
  expect(js).toBeLessThan(JS_BYTES);
  expect(css).toBeLessThan(CSS_BYTES);
  const others = asked.filter(({ origin, protocol }) => protocol.startsWith('http') && origin !== baseURL);
  expect(others.map(String)).toEqual([]);
  const scripts = asked.map(({ pathname }) => pathname).filter((path) => path.endsWith('.js'));
  expect(scripts.every((path) => path === '/theme.js' || /^\/assets\/site-[\w-]+\.js$/.test(path))).toBe(
    true,
  );
  expect(asked.some(({ pathname }) => pathname === '/config.json' || pathname.startsWith('/api/'))).toBe(
    false,
  );
  // The site's URL was inserted during deployment.
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${baseURL}/`);
});

test(
  'D30 every public page works without JavaScript, its links lead on and a message arrives',
  onlyInFull,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: phone });
    const page = await context.newPage();
    for (const path of publicPaths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    await page.goto('/');
    await page.locator('summary').first().click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Help' }).click();
    await page.getByText('How do I log a meal?').click();
    await expect(page.getByText('Tap Photo, Voice or Type on the dashboard.')).toBeVisible();
    await page.goto('/pricing');
    await page.locator('label', { hasText: 'Yearly' }).click();
    await expect(page.getByText('$199.90', { exact: true })).toBeVisible();
    await expect(page.getByText('$19.99', { exact: true })).toBeHidden();
    await page.goto('/blog');
    await page.locator('label', { hasText: 'Habits' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.goto('/contact');
    const writer = `visitor-${randomUUID()}@example.com`;
    await fill(page, { Name: 'Mara Lind', Email: writer, Subject: 'Rice', Message: 'It is brown.' });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message sent!')).toBeVisible();
    const address = await page.getByRole('complementary').getByRole('link').textContent();
    const mails = await page.request.get(`/__local/mail.json?to=${encodeURIComponent(address ?? '')}`);
    expect(await mails.text()).toContain(writer);
    expect((await page.goto('/no/such/page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page.getByRole('link', { name: 'Start Tracking Now' })).toBeVisible();
    // As wide as a page zoomed to 400 % (WCAG 2.2, 1.4.10): no plan is cut off, no values overlap.
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(localizedPath('de', '/'));
    const tooWide = await page
      .locator('main :is(dd, article)')
      .evaluateAll((parts) =>
        parts
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
    expect(tooWide).toEqual([]);
    await context.close();
  },
);

test('D37 every public page passes axe in light and dark mode', onlyInFull, async ({ browser, baseURL }) => {
  test.setTimeout(isFull ? 900_000 : 240_000);
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      baseURL,
      colorScheme,
      reducedMotion: 'reduce',
      viewport: desk,
    });
    const page = await context.newPage();
    watch(page, faults);
    // The quick run checks every third page, alternating between light and dark mode; the full one checks all in both.
    // German is included because its words are longer.
    const german = isFull ? publicPaths : (['/', '/privacy'] as const);
    const paths = [...publicPaths, '/nowhere', ...german.map((path) => localizedPath('de', path))].filter(
      (_, index) => isFull || index % 6 === (colorScheme === 'light' ? 0 : 3),
    );
    for (const path of paths) {
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      faults.push(
        ...violations.map(
          ({ id, nodes }) =>
            `${colorScheme} ${path} ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`,
        ),
      );
      await page.setViewportSize(phone);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) faults.push(`${path} is ${wide} px too wide for a phone`);
      await page.setViewportSize(desk);
    }
    await context.close();
  }
  expect(faults).toEqual([]);
});

test(
  'ROUTE-01 ROUTE-16 (D39) a signed-in user gets the app at / and /pricing and can open any public page',
  onlyInFull,
  async ({ page }) => {
    await signedInPerson(page);
    await page.goto('/help');
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Sign In' }).first()).toBeHidden();
    await page.goto('/pricing');
    await expect(page.getByRole('link', { name: 'Back to dashboard' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.goto('/help');
    await bar.getByRole('link', { name: 'Sign Out' }).first().click();
    await expect(page.getByText('Signed out successfully')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start Tracking Now' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  },
);

test(
  'D21 a referral link opens the home page and carries the code to the sign-up',
  onlyInFull,
  async ({ page }) => {
    await page.goto('/?ref=K7MPX2QA');
    await page.getByRole('link', { name: 'Start Tracking Now' }).click();
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeVisible();
    const kept = await page.evaluate(() => localStorage.getItem('platewise-referral'));
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ code: 'K7MPX2QA' });
  },
);
