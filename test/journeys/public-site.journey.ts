import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { BRAND } from '#shared/brand.ts';
import { localizedPath } from '#shared/site/localized-path.ts';
import { publicPaths } from '#shared/site/public-paths.ts';
import { showLinkPicture } from '#test/pictures/link-picture.ts';
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
    await page.getByRole('link', { name: 'Go to home page' }).click();
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

const cardStates = (page: Page): Promise<(string | null)[]> =>
  page.locator('[data-card]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));

const cardsAre = (state: string): string[] => Array.from({ length: 6 }, () => state);

/** Returns the opacity of every feature card that is at least half on screen. */
const opacityOnScreen = (page: Page): Promise<string[]> =>
  page.locator('[data-card]').evaluateAll((cards) =>
    cards
      .filter((card) => {
        const { top, bottom } = card.parentElement!.getBoundingClientRect();
        return Math.min(bottom, innerHeight) - Math.max(top, 0) >= (bottom - top) / 2;
      })
      .map((card) => getComputedStyle(card).opacity),
  );

for (const viewport of [phone, desk]) {
  test(`LAND-13 LAND-14 (D47) no feature card stays hidden at ${viewport.width} px, however fast the reader scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    // Nothing is hidden before the first scroll: not in print, and not in a screenshot of the whole page.
    expect(await page.locator('[data-card="waiting"]').count()).toBe(0);
    const reserved = await page
      .locator('[data-card] img:visible')
      .evaluateAll((pictures) => pictures.map(({ clientHeight }) => clientHeight));
    expect(Math.min(...reserved)).toBeGreaterThan(100);
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    let seen = 0;
    for (let top = 300; top < end; top += Math.round(viewport.height * 0.7)) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      seen += (await opacityOnScreen(page)).length;
      await expect
        .poll(async () => (await opacityOnScreen(page)).every((opacity) => opacity === '1'))
        .toBe(true);
    }
    expect(seen).toBeGreaterThanOrEqual(6);
    // The whole page in one jump, and back.
    await page.reload();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => page.locator('[data-card="waiting"]').count()).toBe(0);
  });
}

test('LAND-13 LAND-16 LAND-19 the home page animates on request and shows the recording', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/#pricing-section');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth');
  await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeInViewport();
  await page.goto('/');
  await page.getByRole('link', { name: 'See How It Works' }).click();
  await expect(page.getByRole('heading', { name: 'See AI in Action' })).toBeInViewport();
  await page.locator('#features').scrollIntoViewIfNeeded();
  await expect.poll(() => cardStates(page)).toEqual(cardsAre('shown'));
  const delays = await page
    .locator('[data-card]')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).transitionDelay.split(',')[0]));
  // Both rows do not fit the viewport, so each row starts on its own (D47).
  expect(delays).toEqual(['0s', '0.15s', '0.3s', '0s', '0.15s', '0.3s']);
  await page.getByRole('link', { name: 'Watch Demo Video' }).click();
  const film = page.getByLabel('Screen recording of the app, without sound');
  await expect(film).toBeVisible();
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(film).toBeHidden();
  await page.getByRole('link', { name: 'Back to Top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
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

test('the share picture shows its whole text beside the plate', async ({ page }) => {
  await showLinkPicture(page);
  const { lines, ring } = await page.evaluate(() => {
    const boxOf = ({ left, top, right, bottom }: DOMRect) => ({ left, top, right, bottom });
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const boxes: { text: string; left: number; top: number; right: number; bottom: number }[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? '';
      if (text === '' || texts.currentNode.parentElement?.localName === 'style') continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const box of range.getClientRects()) boxes.push({ text, ...boxOf(box) });
    }
    const circle = document.querySelector('circle')!.getBoundingClientRect();
    return {
      lines: boxes,
      ring: { x: circle.x + circle.width / 2, y: circle.y + circle.height / 2, radius: circle.width / 2 },
    };
  });
  expect(lines.map(({ text }) => text)).toEqual(
    expect.arrayContaining([BRAND, 'Know what’s', 'on your plate.']),
  );
  const { width, height } = page.viewportSize()!;
  const outside = lines.filter(({ left, top, right, bottom }) => {
    const isCut = left < 0 || top < 0 || right > width || bottom > height;
    return isCut || [top, bottom].some((y) => Math.hypot(right - ring.x, y - ring.y) <= ring.radius);
  });
  expect(outside).toEqual([]);

  // The published file shows the same: antialiasing may differ between machines, letters may not.
  const drawn = (await page.screenshot({ type: 'png' })).toString('base64');
  await page.goto('/');
  const differing = await page.evaluate(
    async ([fresh, textEnd]) => {
      const pixels = async (source: string) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
        const pen = canvas.getContext('2d')!;
        pen.drawImage(image, 0, 0);
        return pen.getImageData(0, 0, textEnd, canvas.height).data;
      };
      const published = await pixels('/link.png');
      const current = await pixels(`data:image/png;base64,${fresh}`);
      if (published.length !== current.length) return 1;
      return (
        published.filter((value, index) => Math.abs(value - current[index]!) > 96).length / current.length
      );
    },
    [drawn, Math.ceil(Math.max(...lines.map(({ right }) => right)))] as const,
  );
  expect(differing).toBeLessThan(0.005);
});
