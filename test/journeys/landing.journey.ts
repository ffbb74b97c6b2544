import type { Page } from '@playwright/test';
import { BRAND } from '#shared/brand.ts';
import { isFull } from '#test/support/full-size.ts';
import { showLinkPicture } from '#test/pictures/link-picture.ts';
import { expect, onlyInFull, signedInPerson, test } from './journey.ts';
import { desk, phone } from './scene.ts';

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

for (const viewport of isFull ? [phone, desk] : [phone]) {
  test(`LAND-13 LAND-14 every feature card appears at ${viewport.width} px (D47), however fast the reader scrolls`, async ({
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
  await page.goto('/');
  // Once the page's script runs, the first scroll hides the cards.
  const afterNudge = async () => {
    await page.evaluate(() => scrollBy({ top: scrollY > 0 ? -1 : 1, behavior: 'instant' }));
    return cardStates(page);
  };
  await expect.poll(afterNudge).toEqual(cardsAre('waiting'));
  const features = page.locator('[data-card]');
  await features.first().evaluate((card) => card.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect.poll(async () => (await cardStates(page)).slice(0, 3)).toEqual(cardsAre('shown').slice(0, 3));
  await features.last().evaluate((card) => card.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect.poll(() => cardStates(page)).toEqual(cardsAre('shown'));
  const delays = await features.evaluateAll((all) =>
    all.map((card) => getComputedStyle(card).transitionDelay.split(',')[0]),
  );
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

test(
  'Back after signing out shows the sign-in page instead of the dashboard',
  onlyInFull,
  async ({ page }) => {
    await signedInPerson(page);
    await page.goto('/dashboard');
    await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('link', { name: 'Start Tracking Now' })).toBeVisible();
    // The page's script, which follows the history, has run.
    await page.waitForLoadState();
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  },
);
