import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reminderRoutes } from '#shared/reminders/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { RemindersCard } from '#web/features/reminders/reminders-card.tsx';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';
import { resetSession, signIn } from '#test/support/screen/session.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { aBrowser, forgetBrowser } from './a-browser.ts';
import { keptReminders, lunch } from './an-api.ts';
import { PATIENCE } from '#test/support/patience.ts';

beforeEach(signIn);
afterEach(() => {
  forgetBrowser();
  resetSession();
});

const open = (...start: Parameters<typeof keptReminders>) => ({
  ...keptReminders(...start),
  ...openScreen(<RemindersCard />),
});
const turnOn = () => screen.findByRole('button', { name: 'Turn on for this device' });
const rows = () => within(screen.getByRole('list', { name: 'Times' })).getAllByRole('listitem');

describe('The reminders in the profile', () => {
  it('reminders ask for permission only on click, and start with three meals a day', async () => {
    const browser = aBrowser();
    const { api, kept, user } = open();
    const button = await turnOn();
    expect(browser.state.asked).toBe(0);
    expect(screen.queryByRole('form')).toBeNull();
    await user.click(button);
    expect(await screen.findByText('Reminders are on for this device')).toBeDefined();
    expect(browser.state.asked).toBe(1);
    expect(api.sentTo(reminderRoutes.addDevice)[0]?.body).toEqual({
      endpoint: browser.subscription()?.endpoint,
      keys: { p256dh: expect.stringMatching(/^[\w-]{87}$/), auth: expect.stringMatching(/^[\w-]{22}$/) },
      language: 'en',
    });
    expect(kept).toMatchObject({ time_zone: deviceTimeZone() });
    expect(kept.reminders.map(({ time, meal_type }) => `${time} ${meal_type}`)).toEqual([
      '08:00 breakfast',
      '12:30 lunch',
      '19:00 dinner',
    ]);
    await waitFor(() => expect(rows()).toHaveLength(3));
  });

  it('reminders register no browser when the times cannot be saved', async () => {
    aBrowser();
    const { api, kept, user } = open();
    api.on(reminderRoutes.save, () => failure('SERVICE_UNAVAILABLE'));
    await user.click(await turnOn());
    expect(await screen.findByText('We couldn’t turn on reminders')).toBeDefined();
    expect(kept.devices).toEqual([]);
    api.on(reminderRoutes.save, () => {
      Object.assign(kept, { reminders: [lunch], time_zone: deviceTimeZone() });
      return { reminders: [lunch], time_zone: deviceTimeZone(), next_at: null };
    });
    await user.click(await turnOn());
    expect(await screen.findByText('Reminders are on for this device')).toBeDefined();
  });

  it('reminders show a clear error when the browser cannot be set up, whatever its own message', async () => {
    const browser = aBrowser();
    browser.refuses();
    const { kept, user } = open();
    await user.click(await turnOn());
    expect(await screen.findByText(/We couldn’t set up reminders/)).toBeDefined();
    expect(screen.queryByText(/push service error/)).toBeNull();
    expect(kept).toMatchObject({ reminders: [], devices: [] });
  });

  it('reminders stay off when the user denies permission, and explain where to allow it', async () => {
    aBrowser('denied');
    const { api, user } = open();
    await user.click(await turnOn());
    expect(await screen.findByText(/Your browser blocks our notifications/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Turn on for this device' })).toBeNull();
    expect(api.sentTo(reminderRoutes.addDevice)).toEqual([]);
  });

  it('reminders show that the browser has no push messages, and how an iPhone gets them', async () => {
    open();
    expect(await screen.findByText(/This browser can’t show reminders/)).toBeDefined();
  });

  it('reminders explain on an iPhone that the app must be on the home screen', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
    );
    open();
    expect(await screen.findByText(/Add to Home Screen/)).toBeDefined();
    vi.restoreAllMocks();
  });

  it('reminders stay hidden in an environment that sends none', async () => {
    aBrowser();
    open({ public_key: null });
    expect(await screen.findByText('Reminders aren’t available here yet.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reminders save changes to meal, time, days and number together', async () => {
    aBrowser();
    const { api, user } = open({ reminders: [lunch, { ...lunch, time: '19:00', meal_type: 'dinner' }] });
    const first = within((await screen.findAllByRole('listitem', { name: 'Reminder 1' }))[0]!);
    expect(screen.queryByRole('button', { name: 'Save reminders' })).toBeNull();
    await user.selectOptions(first.getByRole('combobox', { name: 'Meal' }), 'Breakfast');
    await user.selectOptions(first.getByRole('combobox', { name: 'Time' }), '07:15');
    await user.click(first.getByRole('checkbox', { name: 'Saturday' }));
    await user.click(first.getByRole('checkbox', { name: 'Sunday' }));
    await user.click(screen.getByRole('button', { name: 'Remove reminder 2' }));
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Times' }));
    await user.click(screen.getByRole('button', { name: 'Add a time' }));
    await user.dblClick(screen.getByRole('button', { name: 'Save reminders' }));
    expect(await screen.findByText('Reminders saved')).toBeDefined();
    expect(api.sentTo(reminderRoutes.save).map(({ body }) => body)).toEqual([
      {
        reminders: [
          { time: '07:15', meal_type: 'breakfast', weekdays: [1, 2, 3, 4, 5] },
          { time: '16:00', meal_type: 'snack', weekdays: [1, 2, 3, 4, 5, 6, 7] },
        ],
        time_zone: deviceTimeZone(),
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save reminders' })).toBeNull());
  });

  it('reminders require a day and unique times, and show errors in place', async () => {
    aBrowser();
    const { api, user } = open({
      reminders: [
        { ...lunch, weekdays: [1] },
        { ...lunch, time: '19:00' },
      ],
    });
    const [first, second] = await screen.findAllByRole('listitem', { name: /^Reminder/ });
    await user.click(within(first!).getByRole('checkbox', { name: 'Monday' }));
    await user.click(screen.getByRole('button', { name: 'Save reminders' }));
    expect(within(first!).getByRole('alert').textContent).toBe('Choose a day.');
    await user.click(within(first!).getByRole('checkbox', { name: 'Monday' }));
    await user.selectOptions(within(second!).getByRole('combobox', { name: 'Time' }), '12:30');
    await user.click(screen.getByRole('button', { name: 'Save reminders' }));
    expect(within(second!).getByText('You already have a reminder at this time.')).toBeDefined();
    expect(api.sentTo(reminderRoutes.save)).toEqual([]);
  });

  it('reminders keep the changes after a failed save, and retry with the same Idempotency-Key', async () => {
    aBrowser();
    const { api, user } = open({ reminders: [lunch] });
    api.on(reminderRoutes.save, () => failure('SERVICE_UNAVAILABLE'));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Time' }), '13:00');
    await user.click(screen.getByRole('button', { name: 'Save reminders' }));
    expect(await screen.findByText('We couldn’t save your reminders')).toBeDefined();
    expect(screen.getByRole('combobox', { name: 'Time' })).toHaveProperty('value', '13:00');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save reminders' })).toHaveProperty('disabled', false),
    );
    await user.click(screen.getByRole('button', { name: 'Save reminders' }));
    await waitFor(() => expect(api.sentTo(reminderRoutes.save)).toHaveLength(2));
    expect(
      new Set(api.sentTo(reminderRoutes.save).map(({ headers }) => headers.get('idempotency-key'))).size,
    ).toBe(1);
  });

  it('reminders send a test message on click, and report a browser that is gone', async () => {
    aBrowser();
    const { api, kept, user } = open({ reminders: [lunch] });
    await user.click(await turnOn());
    await user.click(await screen.findByRole('button', { name: 'Send test' }));
    expect(await screen.findByText('Test sent')).toBeDefined();
    api.on(reminderRoutes.test, () => {
      kept.devices = [];
      return failure('DEVICE_NOT_FOUND');
    });
    await user.click(screen.getByRole('button', { name: 'Send test' }));
    expect(await screen.findByText('We couldn’t send the test')).toBeDefined();
    expect(await turnOn()).toBeDefined();
    expect(kept.reminders).toEqual([lunch]);
  });

  it('reminders turn off here and on devices that are unreachable', async () => {
    const browser = aBrowser();
    const other = { id: 'a'.repeat(43), created_at: '2026-11-01T12:00:00.000Z', language: 'en' } as const;
    const { kept, user } = open({ reminders: [lunch], devices: [other] });
    await user.click(await turnOn());
    await user.click(await screen.findByRole('button', { name: 'Turn off on this device' }));
    expect(await turnOn()).toBeDefined();
    expect(browser.subscription()).toBeNull();
    expect(kept.devices).toEqual([other]);
    await user.click(await screen.findByRole('button', { name: 'Turn off on the device added Nov 1' }));
    expect(await screen.findByText('No device is set up to get reminders.')).toBeDefined();
  });

  it('reminders show their time zone, and the next reminder in it', async () => {
    aBrowser();
    const next_at = '2099-11-20T03:30:00.000Z';
    const { user } = open({ reminders: [lunch], time_zone: 'Asia/Tokyo', next_at });
    expect(await screen.findByText(/12:30.* In Asia\/Tokyo time until you save them here\./)).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), '13:00');
    await user.click(screen.getByRole('button', { name: 'Save reminders' }));
    expect(await screen.findByText(/In your local time/)).toBeDefined();
  });

  it('reminders skip a reminder that is already being sent in the display of the next one', async () => {
    aBrowser();
    open({ reminders: [lunch], time_zone: deviceTimeZone(), next_at: '2026-01-01T12:30:00.000Z' });
    await screen.findByText(/In your local time/);
    expect(screen.queryByText(/Next:/)).toBeNull();
  });

  it('reminders show a load failure, and load again on request', async () => {
    aBrowser();
    const { api, kept, user } = open();
    api.on(reminderRoutes.read, () => failure('SERVICE_UNAVAILABLE'));
    const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 15_000 * PATIENCE });
    expect(screen.getByText(/busy right now/)).toBeDefined();
    api.on(reminderRoutes.read, () => kept);
    await user.click(retry);
    expect(await turnOn()).toBeDefined();
  });
});
