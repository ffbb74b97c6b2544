import type { Page } from '@playwright/test';

/** What a user does on a page first. Every step is an interaction whose response time counts. */
export type Walk = (page: Page) => Promise<void>;

const SLOWDOWN = 4;

/** Events shorter than this are not reported, in ms: the minimum of the Event Timing API. */
const SHORTEST_MS = 16;

/** Records the longest event of each interaction of the page. */
const recordInteractions = (shortest: number): void => {
  const longest = new Map<number, number>();
  Object.assign(window, { longestOfInteractions: longest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const id = entry.interactionId ?? 0;
      if (id > 0) longest.set(id, Math.max(longest.get(id) ?? 0, entry.duration));
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: shortest } as PerformanceObserverInit);
};

const worstOf = (): number => {
  const { longestOfInteractions } = window as unknown as { longestOfInteractions: Map<number, number> };
  return Math.max(0, ...longestOfInteractions.values());
};

/**
 * Returns the interaction to next paint of a walk in ms, on a processor slowed down four times: the longest time from
 * an input to the next frame. Zero if every response was faster than 16 ms.
 */
export const measureWalk = async (page: Page, url: string, walk: Walk): Promise<number> => {
  await page.addInitScript(recordInteractions, SHORTEST_MS);
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await walk(page);
  // Entries are reported after the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 500))));
  return page.evaluate(worstOf);
};

const MEAL = 'two eggs on toast and a latte';

/** Types a meal into the front page, looks at the plate and opens a question. */
export const walkFrontPage: Walk = async (page) => {
  const field = page.getByRole('textbox', { name: 'Try it: what did you eat?' });
  await field.click();
  await field.pressSequentially(MEAL);
  await page.getByRole('list', { name: 'Foods' }).getByRole('listitem').first().waitFor();
  await page.keyboard.press('Tab');
};

/** Compares the prices of a year and a month. */
export const walkPrices: Walk = async (page) => {
  const yearly = page
    .getByRole('radio', { name: /Yearly/ })
    .or(page.getByLabel(/Yearly/))
    .first();
  await yearly.click({ force: true });
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
};

/** Types into the sign-in form and opens the sign-up form. */
export const walkSignIn: Walk = async (page) => {
  await page.getByLabel('Email').click();
  await page.keyboard.type('mara@example.com');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Full name').click();
  await page.keyboard.type('Mara Lind');
};

/** Types a new password twice. */
export const walkReset: Walk = async (page) => {
  for (const label of ['New password', 'Confirm password']) {
    await page.getByLabel(label, { exact: true }).click();
    await page.keyboard.type('plate-1234');
  }
};

/** Types and logs a meal, and opens the diary, the log form and the palette. */
export const walkDashboard: Walk = async (page) => {
  await page.getByRole('textbox', { name: 'What did you eat?' }).first().click();
  await page.keyboard.type(MEAL);
  await page.keyboard.press('Escape');
  const tabs = page.getByRole('navigation', { name: 'Main tabs' });
  for (const tab of ['Log Food', 'Diary', 'Dashboard']) {
    await tabs.getByRole('button', { name: tab, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: tab }).waitFor();
  }
};
