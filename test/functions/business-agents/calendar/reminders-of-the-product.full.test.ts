import { describe, expect, inject, it, vi } from 'vitest';
import { newestMail, ZONE } from '#test/support/api-user.ts';
import { PATIENCE } from '#test/support/patience.ts';
import { aBrowser } from '#test/support/push-service.ts';
import { withUser } from '#test/support/with-user.ts';
import { localStartOf } from '#shared/business-agents/calendar/instant-in-zone.ts';

const origin = inject('origin');
const service = inject('pushServiceOrigin');
const MINUTE_MS = 60_000;
const patient = { timeout: 30_000 * PATIENCE, interval: 200 };

describe('Reminders of meetings in the whole product', () => {
  it('the job sends a notification and an email through the queue, each once', async () => {
    const mara = await withUser();
    const browser = aBrowser(service);
    const reminders = { push: true, email: true, minutes: 30, time_zone: ZONE };
    expect((await mara.call('PUT', '/api/work-reminders', reminders)).status).toBe(200);
    expect((await mara.call('POST', '/api/reminders/devices', browser.subscription)).status).toBe(200);
    const made = await mara.call('POST', '/api/calendar-events', {
      title: 'Demo for Ada',
      start: localStartOf(new Date(Date.now() + 25 * MINUTE_MS), ZONE),
      time_zone: ZONE,
      duration: 30,
      event_type: 'demo',
      description: null,
      location: null,
      attendees: [],
      priority: 'medium',
      lead_id: null,
      rrule: null,
    });
    expect(made.status).toBe(201);
    const run = () => fetch(`${origin}/__local/schedules/WorkRemindersDue/run`, { method: 'POST' });
    expect((await run()).status).toBe(200);
    await vi.waitFor(async () => expect(await browser.received()).toHaveLength(1), patient);
    const [came] = await browser.received();
    expect(JSON.parse(came!.text)).toMatchObject({ path: '/agents/executive', tag: 'work-event' });
    expect(came!.text).not.toContain('Ada');
    await vi.waitFor(
      async () => expect((await newestMail(origin, mara.email))?.subject).toBe('Reminder: Demo for Ada'),
      patient,
    );
    await run();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(await browser.received()).toHaveLength(1);
  });
});
