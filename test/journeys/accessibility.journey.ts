import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createApiUser } from '#test/support/api-user.ts';
import { ofAgents } from './agents-scenes.ts';
import { ofAccountSecurity } from './account-security-scenes.ts';
import { ofImports } from './import-scenes.ts';
import { isFull } from '#test/support/full-size.ts';
import { givePlan } from '#test/support/give-plan.ts';
import { expect, onlyInFull, openSession, openTab, origin, test } from './journey.ts';
import { ofGuidance } from './guidance-scenes.ts';
import { ofLogging } from './logging-scenes.ts';
import { ofMoney } from './money-scenes.ts';
import { ofProfile } from './profile-scenes.ts';
import { ofReminders } from './reminder-scenes.ts';
import { ofSocial } from './social-scenes.ts';
import { ofStaff } from './staff-scenes.ts';
import { button, desk, fill, phone, type Scene, seen } from './scene.ts';

const typeSignUp = async (page: Page, name: string, email: string): Promise<void> => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await fill(page, { 'Full name': name, Email: email, Password: 'plate-1234' });
};

const ofVisitors: Scene[] = [
  { name: 'front page', open: (page) => page.goto('/') },
  { name: 'sign in', open: (page) => page.goto('/auth') },
  { name: 'unknown address', open: (page) => page.goto('/nowhere') },
  { name: 'the description of the API', open: (page) => page.goto('/api-docs') },
  { name: 'prices', open: (page) => page.goto('/pricing?plan=basic&interval=yearly') },
  {
    name: 'sign in refused',
    open: async (page) => {
      await page.goto('/auth');
      await fill(page, { Email: 'nobody@example.com', Password: 'wrong-one' });
      await button(page, 'Sign In').click();
      await seen(page, 'Incorrect username or password.');
    },
  },
  {
    name: 'sign up with a blank name',
    open: async (page) => {
      await typeSignUp(page, '  ', 'nobody@example.com');
      await seen(page, 'Enter your name.');
    },
  },
  {
    name: 'a wrong code',
    open: async (page) => {
      await typeSignUp(page, 'Mara', `axe-${Date.now()}@example.com`);
      await button(page, 'Sign Up').click();
      await fill(page, { Code: '000000' });
      await button(page, 'Confirm').click();
      await seen(page, 'That code isn’t right. Try again.');
    },
  },
  {
    name: 'a forgotten password, with a wrong code',
    open: async (page) => {
      await page.goto('/auth');
      await fill(page, { Email: 'demo@platewise.local' });
      await button(page, 'Forgot your password').click();
      await page.getByLabel('Code').fill('000000');
      await fill(page, { 'New password': 'plate-1234' });
      await button(page, 'Save password').click();
      await seen(page, 'Error');
    },
  },
  {
    name: 'a reset link, with passwords that differ',
    open: async (page) => {
      await page.goto('/reset-password?type=recovery&access_token=somebody&refresh_token=123456');
      await page.getByLabel('New password').fill('plate-1234');
      await page.getByLabel('Confirm password').fill('plate-4321');
      await button(page, 'Save password').click();
      await seen(page, "Passwords don't match");
    },
  },
];

const tab = (name: string): Scene => ({ name, open: (page) => openTab(page, name) });

/** Opens a dialog of the diary by its button. */
const dialogOfDiary = (name: string): Scene => ({
  name: `${name} in the diary`,
  open: async (page) => {
    await openTab(page, 'Diary');
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').waitFor();
  },
});

const ofScreens: Scene[] = [
  ...[
    'Dashboard',
    'Log Food',
    'Scan Food',
    'Diary',
    'Voice Logger',
    'Social Feed',
    'Subscription',
    'Refer Friends',
    'Profile',
  ].map(tab),
  ...ofProfile,
  {
    name: 'a meal that was told',
    open: async (page) => {
      await openTab(page, 'Voice Logger');
      await fill(page, { 'Or type it': 'two eggs, moondust and stew 300 calories' });
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name: 'Your meal' }).waitFor();
    },
  },
  {
    name: 'Log Food with errors',
    open: async (page) => {
      await openTab(page, 'Log Food');
      const form = page.getByRole('form', { name: 'Log Food' });
      await form.getByRole('button', { name: 'Log Food' }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  ...['Edit Soup', 'Copy Soup', 'Copy day', 'Quick add'].map(dialogOfDiary),
  {
    name: 'vitamins and minerals of a day',
    open: async (page) => {
      await openTab(page, 'Diary');
      await page.getByText('Vitamins and minerals').click();
      await page.getByRole('region', { name: 'Minerals' }).waitFor();
    },
  },
  {
    name: 'the month of the diary',
    open: async (page) => {
      await openTab(page, 'Diary');
      await page.getByRole('button', { name: /^Day: Today/ }).click();
      await page.getByRole('button', { name: 'Previous month' }).waitFor();
    },
  },
  {
    name: 'the menu of all features',
    only: desk,
    open: async (page) => {
      await button(page, 'All Features').click();
      await seen(page, 'Log your saved meals and recipes again.');
    },
  },
  {
    name: 'the menu of a phone',
    only: phone,
    open: async (page) => {
      await button(page, 'Open menu').click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    },
  },
  {
    name: 'the field for a meal on a phone',
    only: phone,
    open: async (page) => {
      await button(page, 'Log a meal').click();
      await page.getByRole('dialog', { name: 'Log a meal' }).waitFor();
    },
  },
  // Last, because it removes data that the other scenes show.
  {
    name: 'a deleted entry that can be taken back',
    open: async (page) => {
      const deletion = page.getByRole('button', { name: /^Delete Soup/ });
      await deletion.click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
      await deletion.waitFor({ state: 'detached' });
    },
  },
];

const views = (['light', 'dark'] as const).flatMap((theme) => [phone, desk].map((size) => ({ theme, size })));

/** Selects all scenes in the full run; otherwise every twelfth, so that each part of the product is covered. */
const chosen = (scenes: readonly Scene[]): readonly Scene[] =>
  isFull ? scenes : scenes.filter((_scene, place) => place % 12 === 0);

/** Selects every view of a scene in the full run; otherwise one, alternating between light phone and dark desktop. */
const viewsOf = (place: number) => (isFull ? views : [views[place % 2 === 0 ? 0 : 3]!]);

const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map((rule) => `${rule.id}: ${rule.nodes.map((node) => node.target.join(' ')).join('; ')}`);
};

const wear = async (page: Page, theme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.locator(`html[data-mantine-color-scheme='${theme}']`).waitFor({ state: 'attached' });
};

const look = async (page: Page, { name, open, only }: Scene, place: number): Promise<void> => {
  await test.step(name, async () => {
    await page.setViewportSize(only ?? desk);
    await open(page);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    for (const { theme, size } of viewsOf(place).map((view) => ({ ...view, size: only ?? view.size }))) {
      await page.setViewportSize(size);
      await wear(page, theme);
      expect.soft(await violations(page), `${name}, ${theme}, at ${size.width}`).toEqual([]);
    }
  });
};

/** Screens of signed-in users. Each part has its own user, so that parts can run in parallel. */
const ofPeople = {
  'screens and menus': ofScreens,
  logging: [...ofLogging, ...ofImports],
  'money, friends and reports': ofMoney,
  guidance: ofGuidance,
  'friends, what they share, and the staff': [...ofSocial, ...ofStaff],
  agents: ofAgents,
  'the security of an account, and its reminders': [...ofAccountSecurity, ...ofReminders],
};

/** The parts that every run checks, in addition to the public pages. */
const everyDay = new Set<Scene[]>([ofScreens]);

test.describe('Every screen is accessible on phone and desktop in light and dark mode', () => {
  test.describe.configure({ mode: 'parallel', timeout: isFull ? 1_200_000 : 300_000 });

  test('pages for visitors are accessible', async ({ page }) => {
    for (const [place, scene] of chosen(ofVisitors).entries()) await look(page, scene, place);
  });

  for (const [part, scenes] of Object.entries(ofPeople)) {
    test(part, everyDay.has(scenes) ? {} : onlyInFull, async ({ page }) => {
      const user = await createApiUser(origin, 'Mara Lind');
      await user.call('PUT', '/api/profile', { first_run: 'skipped' });
      await user.call('POST', '/api/food-entries', {
        food_name: 'Soup',
        calories: 300,
        time_zone: 'Europe/Berlin',
      });
      if (scenes === ofGuidance) await givePlan(process.env.JOURNEY_DATA ?? '', user, 'enterprise');
      await openSession(page, user);
      for (const [place, scene] of chosen(scenes).entries()) {
        // Opening the same URL again would be a reload, which restores the open tab.
        await page.goto('about:blank');
        await page.goto(scene.at ?? '/dashboard');
        await page.getByRole('heading', { level: 1 }).waitFor();
        await look(page, scene, place);
      }
    });
  }
});
