import type { Page } from '@playwright/test';
import { ofAccountSecurity } from '../journeys/account-security-scenes.ts';
import { ofAgents } from '../journeys/agents-scenes.ts';
import { ofGuidance } from '../journeys/guidance-scenes.ts';
import { ofImports } from '../journeys/import-scenes.ts';
import { openTab } from '../journeys/journey.ts';
import { ofLogging } from '../journeys/logging-scenes.ts';
import { ofMoney } from '../journeys/money-scenes.ts';
import { ofReminders } from '../journeys/reminder-scenes.ts';
import { button, type Scene } from '../journeys/scene.ts';
import { ofSocial } from '../journeys/social-scenes.ts';
import { ofStaff } from '../journeys/staff-scenes.ts';
import type { Screen, Viewer } from './screen.ts';

/** Scenes of the accessibility journey, with the user that they are written for. */
const ofScenes = (group: string, scenes: readonly Scene[], viewer: Viewer = 'starter'): Screen[] =>
  scenes.map(({ name, open, at = '/dashboard' }) => ({ name, group, viewer, at, open }));

const ask = (name: string, question: string): Screen => ({
  name,
  group: 'Coach',
  viewer: 'newcomer',
  at: '/ai-coach',
  open: async (page) => {
    await page.getByLabel('Message to the coach').fill(question);
    await page.keyboard.press('Enter');
    await page
      .getByRole('status', { name: 'Latest reply' })
      .filter({ hasNotText: 'Writing a reply' })
      .waitFor();
    await page.getByRole('log').getByText(question).first().waitFor();
  },
});

const dialog = (name: string, tab: string, openedBy = name): Screen => ({
  name,
  group: 'Dialogs',
  viewer: 'demo',
  at: '/dashboard',
  open: async (page) => {
    await openTab(page, tab);
    await button(page, openedBy).click();
    await page.getByRole('dialog').waitFor();
  },
});

const chooseFood = async (page: Page, text: string): Promise<void> => {
  await openTab(page, 'Log Food');
  await page.getByLabel('Food name').fill(text);
  await button(page, 'AI Lookup').click();
  await page.getByRole('list', { name: 'Results' }).waitFor();
};

const ofDialogs: Screen[] = [
  dialog('Quick add', 'Diary'),
  dialog('Copy day', 'Diary'),
  {
    name: 'Command palette',
    group: 'Dialogs',
    viewer: 'demo',
    at: '/dashboard',
    open: async (page) => {
      // The keys work once the app replaces the first frame.
      await openTab(page, 'Dashboard');
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('dialog').getByRole('combobox').fill('goal');
    },
  },
  {
    name: 'Meal from text',
    group: 'Dialogs',
    viewer: 'demo',
    at: '/dashboard',
    open: (page) => chooseFood(page, 'two eggs, toast with peanut butter and a glass of orange juice'),
  },
  ask('Question about the week', 'How was my week?'),
  ask('Emergency', 'My blood sugar is 48 and I feel shaky'),
  ask('Crisis', 'I do not want to live anymore'),
  ask('Eating disorder', 'I make myself throw up after dinner'),
  ask('Doctor', 'Can I stop taking metformin if I eat low carb?'),
];

/** Dialogs, menus, messages and replies. */
export const dialogScreens: Screen[] = [
  ...ofDialogs,
  ...ofScenes('Logging', [...ofLogging, ...ofImports]),
  ...ofScenes('Guidance', ofGuidance, 'member'),
  ...ofScenes('Friends and staff', [...ofSocial, ...ofStaff]),
  ...ofScenes('Agents', ofAgents),
  ...ofScenes('Plans and payments', ofMoney),
  ...ofScenes('Account', [...ofAccountSecurity, ...ofReminders]),
];
