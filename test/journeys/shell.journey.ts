import type { Locator, Page } from '@playwright/test';
import { DASHBOARD_JS_BYTES, weighLoad } from '#test/support/weigh-load.ts';
import { givePlan } from '#test/support/give-plan.ts';
import { expect, openTab, origin, signedInPerson, test, onlyInFull } from './journey.ts';
import { wordsThatDoNotFit } from './words-that-fit.ts';

const REM = 16;
const SEVEN_DAYS_S = 7 * 24 * 3_600;

const sidebarOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Main', exact: true });

/** Returns the rendered width. */
const widthOf = (part: Locator): Promise<number> =>
  part.evaluate((element) => Number.parseFloat(getComputedStyle(element).width));

const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'sidebar_state');

test('the sidebar collapses by button and shortcut, and a reload restores it from the first frame', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedInPerson(page, 'Mara Lind');
  const sidebar = sidebarOf(page);

  await test.step('SIDEBAR-06 the sidebar is 16rem wide and shows its groups', async () => {
    expect(await widthOf(sidebar)).toBe(16 * REM);
    await expect(sidebar.getByRole('region', { name: 'Main Features' })).toBeVisible();
    await expect(sidebar.getByRole('region', { name: 'Account' })).toBeVisible();
  });

  await test.step('SIDEBAR-03 SIDEBAR-08 Ctrl+B collapses the sidebar to 3rem and Cmd+B expands it, even while typing', async () => {
    await page.keyboard.press('Control+b');
    await expect.poll(() => widthOf(sidebar)).toBe(3 * REM);
    await openTab(page, 'Log Food');
    await page.getByLabel('Food name').focus();
    await page.keyboard.press('Meta+b');
    await expect.poll(() => widthOf(sidebar)).toBe(16 * REM);
    await openTab(page, 'Dashboard');
  });

  await test.step('SIDEBAR-04 SIDEBAR-05 a collapsed sidebar stays so after a reload for seven days', async () => {
    await sidebar.getByRole('button', { name: 'Toggle sidebar' }).click();
    await expect.poll(() => widthOf(sidebar)).toBe(3 * REM);
    const cookie = await cookieOf(page);
    expect(cookie?.value).toBe('false');
    const lifetime = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(lifetime - SEVEN_DAYS_S)).toBeLessThan(60);
    await page.addInitScript(() => {
      const widths: number[] = [];
      Object.assign(window, { sidebarWidths: widths });
      new MutationObserver(() => {
        const drawn = document.querySelector('nav[aria-label="Main"]');
        if (drawn) widths.push(drawn.getBoundingClientRect().width);
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.reload();
    await expect(page.getByRole('region', { name: 'Left today' })).toBeVisible();
    const widths = await page.evaluate(
      () => (window as unknown as { sidebarWidths: number[] }).sidebarWidths,
    );
    expect([...new Set(widths)]).toEqual([3 * REM]);
    await sidebar.getByRole('button', { name: 'Toggle sidebar' }).click();
    await expect.poll(() => widthOf(sidebar)).toBe(16 * REM);
  });

  await test.step('CONST-02 the scrollbar of the sidebar disappears 600 ms after the pointer leaves', async () => {
    await page.setViewportSize({ width: 1440, height: 260 });
    const places = sidebar.locator('[data-scrollbar]');
    const colour = () => places.evaluate((area) => getComputedStyle(area).scrollbarColor);
    const hidden = 'rgba(0, 0, 0, 0) rgba(0, 0, 0, 0)';
    expect(await places.evaluate((area) => area.scrollHeight > area.clientHeight)).toBe(true);
    await page.clock.install();
    // Otherwise the clock continues between the steps.
    await page.clock.pauseAt(Date.now() + 1_000);
    await sidebar.getByRole('button', { name: 'Log Food' }).hover();
    await page.clock.runFor(100);
    await expect.poll(colour).not.toBe(hidden);
    await page.mouse.move(900, 130);
    await page.clock.runFor(590);
    expect(await colour()).not.toBe(hidden);
    await page.clock.runFor(20);
    await expect.poll(colour).toBe(hidden);
    await page.clock.resume();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("DASH-26 DASH-29 the header shows the tab's name and opens every feature", async () => {
    await page.getByRole('button', { name: 'All Features' }).click();
    await page
      .getByRole('dialog', { name: 'All Features' })
      .getByRole('button', { name: /^Scan Food/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Scan Food' })).toBeVisible();
    await expect(page.getByText('Welcome back, Mara Lind.')).toBeVisible();
  });

  await test.step('the first load of the dashboard is light', async () => {
    const again = await page.context().newPage();
    const { js } = await weighLoad(again, `${origin}/dashboard`);
    expect(js).toBeLessThan(DASHBOARD_JS_BYTES);
    expect(js).toBeGreaterThan(100_000);
    // Trusted Types: text becomes neither HTML nor a script of another site.
    const blocked = await again.evaluate(() => {
      const isBlocked = (act: () => void): boolean => {
        try {
          act();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      };
      return [
        isBlocked(() => (document.createElement('div').innerHTML = '<b>text</b>')),
        isBlocked(() => void new Worker('https://other.example/assets/app.js')),
        isBlocked(() => void new Worker('/api/food-entries')),
      ];
    });
    expect(blocked).toEqual([true, true, true]);
    await again.close();
  });

  await test.step('SIDEBAR-02 the sign-out button of the sidebar works', async () => {
    await sidebar.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByText('Signed out successfully')).toBeVisible();
    await expect(page).toHaveURL(`${origin}/`);
  });
});

test(
  'a phone shows an 18rem menu and four main tabs, and a protected URL asks for sign-in before it opens',
  onlyInFull,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 768, height: 900 });
    const user = await signedInPerson(page);
    const menuButton = page.getByRole('button', { name: 'Open menu' });
    const strip = page.getByRole('navigation', { name: 'Main tabs' });

    await test.step('SIDEBAR-09 the phone layout starts below 768 px', async () => {
      await expect(sidebarOf(page)).toBeVisible();
      await expect(menuButton).toBeHidden();
      await page.setViewportSize({ width: 767, height: 900 });
      await expect(sidebarOf(page)).toBeHidden();
      await expect(menuButton).toBeVisible();
      await expect(strip).toBeVisible();
    });

    await test.step('the narrowest phone shows no element wider than the page', async () => {
      await page.setViewportSize({ width: 360, height: 780 });
      const widerBy = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      for (const tab of ['Dashboard', 'Log Food', 'Diary']) {
        await strip.getByRole('button', { name: tab }).click();
        await expect(page.getByRole('heading', { level: 1, name: tab })).toBeVisible();
        expect(await widerBy(), tab).toBe(0);
      }
      await page.goto(`${origin}/api-docs`);
      await expect(page.getByRole('heading', { level: 1, name: 'Platewise API' })).toBeVisible();
      expect(await widerBy(), 'API documentation').toBe(0);
      await page.goto(`${origin}/dashboard`);
    });

    await test.step('DASH-24 SIDEBAR-07 the header opens a menu of 18rem', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await menuButton.click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toBeVisible();
      expect(await widthOf(menu)).toBe(18 * REM);
      await menu.getByRole('button', { name: 'Log Food' }).click();
      await expect(menu).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: 'Log Food' })).toBeVisible();
    });

    await test.step('DASH-25 the tab bar shows the first four main tabs', async () => {
      await menuButton.click();
      const main = page.getByRole('dialog').getByRole('region', { name: 'Main Features' });
      const names = await main.getByRole('button').allTextContents();
      await page.keyboard.press('Escape');
      const inStrip = (await strip.getByRole('button').allTextContents()).filter((name) => name !== 'Log');
      expect(inStrip).toEqual(names.slice(0, 4));
      expect(inStrip).toHaveLength(4);
    });

    await test.step('ROUTE-18 (D12) a protected URL shows the sign-in in place, then the page', async () => {
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      // A reload would restore the open tab.
      await page.goto('about:blank');
      await page.goto('/dashboard');
      await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeVisible();
      await expect(page).toHaveURL(`${origin}/dashboard`);
      await page.getByLabel('Email').fill(user.email);
      await page.getByLabel('Password', { exact: true }).fill(user.password);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await expect(page).toHaveURL(`${origin}/dashboard`);
    });

    await test.step('the German app with every plan shows whole words and no element wider than the page', async () => {
      await givePlan(process.env.JOURNEY_DATA ?? '', user, 'enterprise');
      await user.call('PUT', '/api/profile', { age: 34, weight: 168.4, height: 171 });
      await page.evaluate(() => localStorage.setItem('platewise-language', 'de'));
      const fits = async (path: string, heading: string, widths: number[], open?: () => Promise<void>) => {
        await page.goto(`${origin}${path}`);
        await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
        await open?.();
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect(await wordsThatDoNotFit(page), `${heading}, ${width} px`).toEqual([]);
        }
      };
      await fits('/plan-tomorrow', 'Rezepte für das, was übrig ist', [1440, 390, 360]);
      await fits('/dashboard?tab=diary', 'Gewicht', [768, 390], () =>
        expect(page.getByLabel('Dein Gewicht')).toHaveValue('168,4'),
      );
      await fits('/ai-coach', 'KI-Coach', [390], () =>
        expect(page.getByRole('button', { name: /^Wie viel Eiweiß/ })).toBeVisible(),
      );
      await fits('/agents/executive', 'Büro-Assistent', [390], async () => {
        await page.getByRole('button', { name: 'Termin planen' }).click();
        await expect(page.getByText('Verkaufsgespräch')).toBeVisible();
      });
      // The navigation bar of the public pages has its longest text in English, when signed in.
      await fits('/help', 'How can we help?', [390, 361]);
    });
  },
);
