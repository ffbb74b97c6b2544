import type { Scene } from './scene.ts';

/** The pages of the profile that are not a tab of the dashboard. */
export const ofProfile: Scene[] = ['privacy', 'notifications', 'security', 'billing', 'data', 'api'].map(
  (part) => ({
    name: `the ${part} page of the profile`,
    open: async (page) => {
      await page.goto(`/profile/${part}`);
      await page.getByRole('navigation', { name: 'Profile pages' }).waitFor();
      await page.locator('main section').first().waitFor();
    },
  }),
);
