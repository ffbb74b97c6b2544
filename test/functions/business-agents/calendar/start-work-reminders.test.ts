import { describe, expect, it } from 'vitest';
import type { WorkReminderMessage } from '#functions/business-agents/calendar/reminders/reminder-message.ts';
import { createStartWorkReminders } from '#functions/business-agents/calendar/reminders/start-work-reminders.ts';

const PAGE = 500;
const USERS = 10_000;

const now = new Date('2026-11-24T07:45:00Z');
const at = '2026-11-24T08:00:00.000Z';
const pages = Array.from({ length: USERS / PAGE }, (_none, page) =>
  Array.from({ length: PAGE }, (_event, index): WorkReminderMessage => ({
    user_id: `user-${page * PAGE + index}`,
    kind: 'event',
    id: '01KB2M00000000000000000110',
    at,
  })),
);

describe('Starting the reminders of 10,000 meetings at the same time', () => {
  it('the job reads the settings page by page and queues a message for each user who wants one', async () => {
    const [reads, sizes]: number[][] = [[], []];
    const start = createStartWorkReminders({
      items: {
        async *events({ minutes }) {
          if (minutes === 15) yield* pages;
        },
        async *tasks() {},
      },
      settings: {
        ofUsers: async (ids) => {
          reads!.push(ids.length);
          const settings = { push: true, email: false, minutes: 15, time_zone: 'UTC' } as const;
          // Every tenth user has turned reminders off.
          return new Map(ids.filter((id) => !id.endsWith('0')).map((id) => [id, settings]));
        },
      },
      send: async (messages) => {
        sizes!.push(messages.length);
      },
      clock: () => now,
    });
    expect(await start()).toBe(9_000);
    expect(reads).toEqual(Array.from({ length: 20 }, () => PAGE));
    expect(Math.max(...sizes!)).toBe(450);
  });
});
