import type { Page, Route } from '@playwright/test';

export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 900 };

/** A view to check: how it is opened from its start page. */
export interface Scene {
  name: string;
  open: (page: Page) => Promise<unknown>;
  /** The start page; the dashboard by default. */
  at?: string;
  /** Set if there is only this size; otherwise it is opened on a desktop and checked in both. */
  only?: typeof phone;
}

export const fill = async (page: Page, fields: Record<string, string>): Promise<void> => {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);
};
export const seen = (page: Page, text: string) => page.getByText(text).first().waitFor();
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last();

/** Mocks the responses of a path until the next page is opened. */
export const answer = async (page: Page, path: string, status: number, body: object): Promise<void> => {
  await page.unroute(path);
  await page.route(path, (route: Route) => route.fulfill({ status, json: body }));
};
