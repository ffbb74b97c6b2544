import type { Page } from '@playwright/test';
import { openProfilePage } from './journey.ts';
import { answer, button, type Scene } from './scene.ts';

const daily = [1, 2, 3, 4, 5, 6, 7];
const device = { id: 'a'.repeat(43), created_at: '2026-11-01T12:00:00.000Z', language: 'en' };
const used = {
  public_key: 'B'.repeat(87),
  time_zone: 'Europe/Berlin',
  next_at: null,
  devices: [device],
  reminders: [
    { time: '08:00', meal_type: 'breakfast', weekdays: daily },
    { time: '12:30', meal_type: 'lunch', weekdays: [1] },
  ],
};

const card = (page: Page) => page.getByRole('region', { name: 'Reminders' });

/** Reminders in the profile: several times, one of them without a day, and another device. */
export const ofReminders: Scene[] = [
  {
    name: 'reminders that are being changed, with what is wrong',
    open: async (page) => {
      await answer(page, '**/api/reminders', 200, used);
      await openProfilePage(page, 'Notifications');
      const second = card(page).getByRole('listitem', { name: 'Reminder 2' });
      // The checkbox itself is visually hidden below its day.
      await second.getByRole('checkbox', { name: 'Monday' }).uncheck({ force: true });
      await button(page, 'Save reminders').click();
      await second.getByRole('alert').waitFor();
    },
  },
];
