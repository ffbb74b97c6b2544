import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calendarRoutes } from '#shared/business-agents/calendar/routes.ts';
import { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import { idOf } from '#test/support/builders/a-lead.ts';
import { anActivity, anEvent } from '#test/support/builders/executive.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { openExecutive } from './open-executive.tsx';

beforeEach(() => vi.setSystemTime(new Date('2026-11-20T12:00:00Z')));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const weekly = anEvent({
  title: 'Stand-up',
  start_time: '2026-11-24T08:00:00.000Z',
  duration: 15,
  time_zone: 'Europe/Berlin',
  location: 'Room 2',
  series_id: idOf(9),
  occurrence: '2026-11-24T09:00',
});
const series = {
  id: idOf(9),
  title: 'Stand-up',
  start: '2026-11-24T09:00',
  time_zone: 'Europe/Berlin',
  rrule: 'FREQ=WEEKLY;BYDAY=TU',
  ends_before: null,
};

describe('Changing an event', () => {
  it('sends this event alone, or it and all following ones with their rule', async () => {
    const { api, user } = openExecutive({ events: [weekly], series: [series] });
    api.on(calendarRoutes.changeEvent, () => ({
      event: weekly,
      series_id: idOf(9),
      skipped: ['2026-12-01T09:00'],
    }));
    expect(await screen.findByText('Every week on Tue · Room 2')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Edit Stand-up' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit event' }));
    expect(form.queryByLabelText('Repeats')).toBeNull();
    await user.click(form.getByRole('radio', { name: 'This and all following' }));
    await user.selectOptions(form.getByLabelText('Ends'), 'count');
    await user.clear(form.getByLabelText('Times'));
    await user.type(form.getByLabelText('Times'), '4');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.sentTo(calendarRoutes.changeEvent)).toHaveLength(1));
    expect(api.sentTo(calendarRoutes.changeEvent)[0]?.body).toMatchObject({
      scope: 'following',
      start: '2026-11-24T09:00',
      time_zone: 'Europe/Berlin',
      rrule: 'FREQ=WEEKLY;COUNT=4;BYDAY=TU',
      location: 'Room 2',
    });
    expect((await findToast('Some times are taken')).text).toContain('Tuesday, December 1');
  });

  it('asks whether a deleted event takes all following ones with it', async () => {
    const { api, user } = openExecutive({ events: [weekly], series: [series] });
    api.on(calendarRoutes.removeFollowing, () => undefined);
    await user.click(await screen.findByRole('button', { name: 'Delete Stand-up' }));
    await user.click(await screen.findByRole('button', { name: 'Delete this and all following' }));
    await waitFor(() => expect(api.sentTo(calendarRoutes.removeFollowing)).toHaveLength(1));
    expect(api.sentTo(executiveRoutes.removeEvent)).toHaveLength(0);
  });
});

describe('Changing a task', () => {
  it('keeps the time of an unchanged due day', async () => {
    const task = anActivity({ due_date: '2026-11-24T14:30:00.000Z' });
    const { api, user, openTab } = openExecutive({ activities: [task] });
    api.on(executiveRoutes.saveActivity, () => task);
    await openTab('Tasks');
    await user.click(await screen.findByRole('button', { name: 'Edit Send the offer' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit task' }));
    await user.type(form.getByLabelText('Description'), 'With the new price');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.sentTo(executiveRoutes.saveActivity)).toHaveLength(1));
    expect(api.sentTo(executiveRoutes.saveActivity)[0]?.body).toMatchObject({
      subject: 'Send the offer',
      description: 'With the new price',
      due: '2026-11-24T14:30:00.000Z',
    });
  });
});
