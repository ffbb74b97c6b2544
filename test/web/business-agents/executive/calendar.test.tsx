import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import { workStatuses } from '#shared/business-agents/executive/schema.ts';
import { priorities } from '#shared/business-agents/sdr/schema.ts';
import { failure } from '#test/support/scripted-api.ts';
import { idOf } from '#test/support/builders/a-lead.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { openExecutive } from './open-executive.tsx';
import { anEvent } from '#test/support/builders/executive.ts';

beforeEach(() => vi.setSystemTime(new Date(2026, 10, 20, 12)));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const at = (day: number, hour: number): string => new Date(2026, 10, day, hour).toISOString();

describe('The calendar', () => {
  it('EXEC-15 shows the next 10 events that are not over, and earlier ones by a switch', async () => {
    const ahead = Array.from({ length: 12 }, (_none, index) =>
      anEvent({
        id: `01KB2M000000000000000001${10 + index}`,
        title: `Event ${index}`,
        start_time: at(21, index),
      }),
    );
    const over = anEvent({ title: 'Breakfast', start_time: at(20, 8) });
    const { user } = openExecutive({ events: [over, ...ahead] });
    const list = within(await screen.findByRole('list', { name: 'Upcoming events' }));
    const titles = list.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(titles).toEqual(ahead.slice(0, 10).map(({ title }) => title));
    await user.click(screen.getByRole('switch', { name: 'Earlier events' }));
    const earlier = within(await screen.findByRole('list', { name: 'Earlier events' }));
    expect(earlier.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Breakfast']);
  });

  it('EXEC-16 shortens descriptions to 100 characters without splitting a character', async () => {
    const long = `${'x'.repeat(99)}🍏${'y'.repeat(20)}`;
    const short = 'z'.repeat(100);
    openExecutive({
      events: [
        anEvent({ description: long, start_time: at(20, 14) }),
        anEvent({ id: idOf(2), description: short, start_time: at(20, 15) }),
      ],
    });
    expect(await screen.findByText(`${'x'.repeat(99)}🍏…`)).toBeDefined();
    expect(screen.getByText(short)).toBeDefined();
  });

  it('EXEC-17 EXEC-18 shows statuses and priorities as colors and as text', async () => {
    openExecutive({
      events: workStatuses.map((status, index) =>
        anEvent({
          id: idOf(index + 1),
          status,
          priority: priorities[index] ?? 'medium',
          start_time: at(20, 14 + index),
        }),
      ),
    });
    const list = await screen.findByRole('list', { name: 'Upcoming events' });
    const chips = [...list.querySelectorAll<HTMLElement>('[data-tone]')].map((chip) => [
      chip.textContent,
      chip.dataset.tone,
    ]);
    expect(chips.filter((_chip, index) => index % 2 === 0)).toEqual([
      ['Pending', 'blue'],
      ['In progress', 'yellow'],
      ['Completed', 'green'],
      ['Canceled', 'red'],
    ]);
    expect(chips.filter((_chip, index) => index % 2 === 1).slice(0, 3)).toEqual([
      ['Priority: Low', 'green'],
      ['Priority: Medium', 'yellow'],
      ['Priority: High', 'red'],
    ]);
  });

  it('the calendar cancels, completes and deletes events', async () => {
    const { api, click } = openExecutive({ events: [anEvent({ start_time: at(20, 14) })] });
    api.on(executiveRoutes.run, () => ({ message: 'Done.' }));
    api.on(executiveRoutes.removeEvent, () => undefined);
    await click('Complete Call with Ada');
    await screen.findByText('Status changed');
    await click('Cancel Call with Ada');
    await waitFor(() => expect(api.sentTo(executiveRoutes.run)).toHaveLength(2));
    expect(api.sentTo(executiveRoutes.run).map(({ body }) => body)).toMatchObject([
      { action: 'update_crm', data: { eventId: idOf(1), status: 'completed' } },
      { action: 'update_crm', data: { eventId: idOf(1), status: 'cancelled' } },
    ]);
    await click('Delete Call with Ada');
    await click('Delete event');
    await waitFor(() => expect(api.sentTo(executiveRoutes.removeEvent)).toHaveLength(1));
  });

  it('EXEC-29 the calendar shows that a status could not be changed', async () => {
    const { api, click } = openExecutive({ events: [anEvent({ start_time: at(20, 14) })] });
    api.on(executiveRoutes.run, () => failure('INTERNAL'));
    await click('Complete Call with Ada');
    expect((await findToast('Failed to update CRM')).tone).toBe('error');
  });

  it('the calendar exports an event as a calendar file', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (file) => {
      saved.push(file as Blob);
      return 'blob:calendar';
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { click } = openExecutive({ events: [anEvent({ start_time: at(20, 14) })] });
    await click('Calendar file of Call with Ada');
    await click('Calendar file');
    expect(saved.map(({ type }) => type)).toEqual(['text/calendar', 'text/calendar']);
  });
});

describe('The Schedule Meeting form', () => {
  it('EXEC-04 EXEC-05 the Schedule Meeting form requires a title and a duration in whole minutes before it sends anything', async () => {
    const { api, click, user } = openExecutive();
    await click('Schedule meeting');
    const form = within(await screen.findByRole('form', { name: 'Schedule meeting' }));
    const duration = form.getByLabelText('Duration');
    for (const typed of ['half an hour', '0', '30.5', '481']) {
      await user.clear(duration);
      await user.type(duration, typed);
      await user.click(form.getByRole('button', { name: 'Schedule' }));
      expect(form.getByText('Enter whole minutes from 5 to 480.')).toBeDefined();
    }
    expect(form.getByText('Enter a title.')).toBeDefined();
    expect(api.sentTo(executiveRoutes.run)).toEqual([]);
  });

  it('EXEC-08 EXEC-09 the Schedule Meeting form starts with 30 minutes and offers four types', async () => {
    const { click } = openExecutive();
    await click('Schedule meeting');
    expect(await screen.findByLabelText<HTMLInputElement>('Duration')).toHaveProperty('value', '30');
    const types = screen.getAllByRole<HTMLInputElement>('radio');
    expect(types.map(({ value }) => value)).toEqual(['sales_call', 'demo', 'follow_up', 'internal']);
    expect(types.find(({ checked }) => checked)?.value).toBe('sales_call');
  });

  it('EXEC-20 sends the meeting time as an instant and shows the answer', async () => {
    const { api, click, user } = openExecutive();
    api.on(executiveRoutes.run, () => ({ message: 'Monday, 9:00.', event: anEvent() }));
    await click('Schedule meeting');
    await user.type(await screen.findByLabelText(/^Title/), 'Demo');
    await user.click(screen.getByRole('radio', { name: 'Demo' }));
    await screen.findByRole('option', { name: 'Ada Lovelace (Engines)' });
    await user.selectOptions(screen.getByLabelText('Lead'), idOf(1));
    await user.type(screen.getByLabelText('Preferred time'), '2026-11-23T09:00');
    await click('Schedule');
    expect(await screen.findByText('Monday, 9:00.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.sentTo(executiveRoutes.run)[0]?.body).toMatchObject({
      action: 'schedule_meeting',
      data: {
        title: 'Demo',
        leadId: idOf(1),
        duration: 30,
        preferredTime: at(23, 9),
        meetingType: 'demo',
      },
    });
  });

  it('EXEC-26 the Schedule Meeting form shows the failure and keeps the typed values', async () => {
    const { api, click, user } = openExecutive();
    api.on(executiveRoutes.run, () => failure('CALENDAR_FULL'));
    await click('Schedule meeting');
    await user.type(await screen.findByLabelText(/^Title/), 'Demo');
    await click('Schedule');
    expect((await findToast('Failed to schedule meeting')).tone).toBe('error');
    expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Demo');
  });
});

describe('Get schedule', () => {
  const ask = async (view: ReturnType<typeof openExecutive>) => {
    await view.click('Get schedule');
    const form = within(await screen.findByRole('form', { name: 'Get schedule' }));
    await view.user.click(form.getByRole('button', { name: 'Get schedule' }));
  };

  it('EXEC-25 shows the events of the answer in its panel', async () => {
    const view = openExecutive();
    view.api.on(executiveRoutes.run, () => ({ message: 'One event.', events: [anEvent()] }));
    await ask(view);
    const panel = within(await screen.findByRole('region', { name: 'Your schedule' }));
    expect(panel.getByText('Call with Ada')).toBeDefined();
    expect(panel.getByText('One event.')).toBeDefined();
    expect(view.api.sentTo(executiveRoutes.run)[0]?.body).toMatchObject({
      action: 'get_schedule',
      data: { from: '2026-11-20', to: '2026-11-27' },
    });
  });

  it('EXEC-31 shows that the schedule could not be loaded', async () => {
    const view = openExecutive();
    view.api.on(executiveRoutes.run, () => failure('INTERNAL'));
    await ask(view);
    expect((await findToast('Failed to fetch schedule')).tone).toBe('error');
  });
});
