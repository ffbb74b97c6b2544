import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { openResult, toast } from './scanner.tsx';
import { scriptBrowser } from './scripted-browser.ts';

beforeEach(() => {
  scriptBrowser();
  vi.setSystemTime(new Date(2026, 10, 20, 12));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const openSentEntry = async () => {
  const { api } = await openResult();
  return () => api.sentTo(foodEntryRoutes.create)[0]?.body as { logged_at?: string };
};

describe('The day of a scanned meal', () => {
  it('the day of a scanned meal defaults to today, with the current time', async () => {
    const sent = await openSentEntry();
    expect(screen.getByRole('button', { name: /^Day:/ }).textContent).toBe('Today, Nov 20');
    await clickButton('Log Food');
    await toast('Food Logged!');
    expect(sent()).toHaveProperty('logged_at', new Date().toISOString());
  });

  it('the day of a scanned meal can be a past day, which the message names', async () => {
    const sent = await openSentEntry();
    await clickButton('Day: Today, Nov 20. Change');
    await clickButton('Tuesday, November 17');
    await clickButton('Log Food');
    expect((await toast('Food Logged!')).text).toContain('on Tue, Nov 17');
    const logged = new Date(sent().logged_at ?? '');
    expect([logged.getMonth(), logged.getDate()]).toEqual([10, 17]);
  });
});
