import type { Page, Route } from '@playwright/test';

export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 900 };

/** Something to look at: how it is opened, starting at the page of the list. */
export interface Scene {
  name: string;
  open: (page: Page) => Promise<unknown>;
  /** The page that it starts at; the dashboard where it names none. */
  at?: string;
  /** Where there is only this size; otherwise it is opened on a desk and looked at in both. */
  only?: typeof phone;
}

export const fill = async (page: Page, fields: Record<string, string>): Promise<void> => {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);
};
export const seen = (page: Page, text: string) => page.getByText(text).first().waitFor();
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last();

/** Answers the calls of one path by hand, until the next page is opened. */
export const answer = async (page: Page, path: string, status: number, body: object): Promise<void> => {
  await page.unroute(path);
  await page.route(path, (route: Route) => route.fulfill({ status, json: body }));
};
