import type { Page } from '@playwright/test';

/** Returns the labels of the enabled buttons and links in the color of the primary action, in the top dialog if one is open. */
export const primaryActions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('span'));
    sample.style.backgroundColor = 'var(--tomato)';
    const primary = getComputedStyle(sample).backgroundColor;
    sample.remove();
    const scope =
      [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1) ?? document.body;
    return [...scope.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => getComputedStyle(element).backgroundColor === primary)
      .map((element) => element.getAttribute('aria-label') ?? element.textContent.trim());
  });
