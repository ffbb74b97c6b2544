import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Expects a button in the lower half of the screen, where the thumb of the holding hand reaches it. */
export const expectInReach = async (page: Page, button: Locator): Promise<void> => {
  await expect(button).toBeInViewport({ ratio: 1 });
  const box = (await button.boundingBox())!;
  expect(box.y + box.height / 2).toBeGreaterThan(page.viewportSize()!.height / 2);
};
