import type { Page } from '@playwright/test';

/** Returns the names of enabled buttons and links that something covers, even after scrolling to them. */
export const coveredButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const covered: string[] = [];
    const selector = 'main button:not(:disabled), main a[href]';
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      if (!hit || !(element.contains(hit) || hit.contains(element)))
        covered.push(element.getAttribute('aria-label') ?? element.textContent.trim());
    }
    window.scrollTo(0, 0);
    return covered;
  });
