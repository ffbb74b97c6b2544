import { describe, expect, inject, it } from 'vitest';
import { ZONE } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';

const origin = inject('origin');

const event = {
  title: 'Planning',
  start: '2028-03-21T09:00',
  time_zone: ZONE,
  duration: 30,
  event_type: 'internal',
  description: null,
  location: 'Room 2',
  attendees: [],
  priority: 'medium',
  lead_id: null,
};

describe('The calendar address', () => {
  it('a calendar app gets the calendar with caching headers until the address is revoked', async () => {
    const mara = await withUser();
    const made = await mara.call('POST', '/api/calendar-events', { ...event, rrule: null });
    expect(made.status).toBe(201);
    const taken = await mara.call('POST', '/api/calendar-events', { ...event, rrule: null });
    expect([taken.status, taken.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    const { path } = (await mara.call('POST', '/api/calendar-feed')).body as unknown as { path: string };
    const feed = (headers: Record<string, string> = {}) => fetch(origin + path, { headers });
    const first = await feed();
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(first.headers.get('cache-control')).toBe('private, max-age=300');
    expect(await first.text()).toContain('SUMMARY:Planning\r\nLOCATION:Room 2');
    const again = await feed({ 'if-none-match': first.headers.get('etag')! });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await mara.call('DELETE', '/api/calendar-feed')).status).toBe(204);
    expect((await feed()).status).toBe(404);
  });
});

describe('PUT /api/crm-activities/{id}', () => {
  it('changes a task and clears its due day', async () => {
    const mara = await withUser();
    const created = await mara.call('POST', '/api/functions/executive-assistant', {
      action: 'create_task',
      data: { subject: 'Call', dueDate: '2028-03-21' },
    });
    const { task } = created.body as unknown as { task: { id: string } };
    const change = {
      subject: 'Call back',
      activity_type: 'call',
      description: 'About tea',
      priority: 'high',
      due: null,
      lead_id: null,
      time_zone: ZONE,
    };
    const saved = await mara.call('PUT', `/api/crm-activities/${task.id}`, change);
    expect([saved.status, saved.body]).toMatchObject([
      200,
      {
        subject: 'Call back',
        activity_type: 'call',
        description: 'About tea',
        priority: 'high',
        due_date: null,
      },
    ]);
    const { activities } = (await mara.call('GET', '/api/crm-activities')).body as unknown as {
      activities: object[];
    };
    expect(activities).toEqual([saved.body]);
  });
});
