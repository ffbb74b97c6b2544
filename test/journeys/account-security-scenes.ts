import type { Page } from '@playwright/test';
import { openProfilePage } from './journey.ts';
import type { Scene } from './scene.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Security' });
const press = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true }).click();

/** The Security section of the profile, with each of its forms. */
export const ofAccountSecurity: Scene[] = [
  {
    name: 'the section Security',
    open: async (page) => {
      await openProfilePage(page, 'Security');
      await section(page).getByRole('button', { name: 'Set up' }).waitFor();
    },
  },
  {
    name: 'a password and an e-mail that are changed, with what is wrong',
    open: async (page) => {
      await openProfilePage(page, 'Security');
      await press(page, 'Change password');
      await press(page, 'Save password');
      await press(page, 'Change email');
      await press(page, 'Send code');
      await section(page).getByText('Enter an email address.').waitFor();
    },
  },
  {
    name: 'the key of an authenticator app',
    open: async (page) => {
      await openProfilePage(page, 'Security');
      await press(page, 'Set up');
      await section(page).getByRole('img').waitFor();
    },
  },
];
