import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fastingRoutes } from '#shared/fasting/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { resetSession, signIn } from '#test/support/screen/session.ts';
import { clearRequests } from '#web/lib/offline/request-queue.ts';
import { browserDatabase } from '../offline/browser-database.ts';
import { aFast, openFasting } from './open-fasting.tsx';

beforeEach(() => vi.setSystemTime(new Date('2026-11-20T12:00:00Z')));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const history = () => within(screen.getByRole('region', { name: 'History' }));
const ended = aFast({ ended_at: '2026-11-20T11:30:00.000Z', started_at: '2026-11-19T20:00:00.000Z' });

describe('The fasting timer', () => {
  it('starts a fast of the chosen plan now, and shows the elapsed and the remaining time', async () => {
    const { click, api } = openFasting();
    expect(await screen.findByText('Not fasting')).toBeDefined();
    await click('Start fast');
    expect(await screen.findByText(/16 h 0 min left|15 h 59 min left/)).toBeDefined();
    expect(screen.getByRole('timer').textContent).toMatch(/^00:00:0\d$/);
    const [request] = api.sentTo(fastingRoutes.save);
    expect(request?.path).toMatch(/^\/api\/fasts\/[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(request?.body).toMatchObject({ ended_at: null, target_hours: 16 });
  });

  it('the fasting timer ends a fast and reopens it on Undo', async () => {
    const { click, kept } = openFasting({ fasts: [aFast()] });
    expect((await screen.findByRole('timer')).textContent).toMatch(/^10:00:0\d$/);
    await click('End fast');
    expect((await findToast('Fast ended')).tone).toBe('success');
    expect(await history().findByText('10 h 0 min')).toBeDefined();
    await click('Undo');
    await waitFor(() => expect([...kept.values()]).toEqual([aFast()]));
    expect(await button('End fast')).toBeDefined();
  });

  it('reports a reached target without urging', async () => {
    openFasting({ fasts: [aFast({ target_hours: 10 })] });
    expect((await screen.findByText('Target reached')).getAttribute('role')).toBe('status');
  });

  it('the fasting timer corrects the start of a running fast, and keeps the dialog open for an invalid one', async () => {
    const { click, user, kept } = openFasting({ fasts: [aFast()] });
    await click('Edit start');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit fast' }));
    const field = dialog.getByLabelText(/Start/);
    expect(dialog.queryByLabelText(/End/)).toBeNull();
    await user.clear(field);
    await user.type(field, '2027-11-20T01:00');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Choose a time that isn’t in the future.')).toBeDefined();
    await user.clear(field);
    await user.type(field, '2026-11-20T01:00');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [fast] = kept.values();
    expect(fast?.started_at).toBe(new Date(2026, 10, 20, 1).toISOString());
  });

  it('asks for the end of a fast that was forgotten for more than 48 hours', async () => {
    const { click, user, api } = openFasting({ fasts: [aFast({ started_at: '2026-11-17T02:00:00.000Z' })] });
    await click('End fast');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit fast' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText(/can last up to 48 hours/)).toBeDefined();
    expect(api.sentTo(fastingRoutes.save)).toEqual([]);
  });

  it('the fasting timer shows an error from the server', async () => {
    const { click, api } = openFasting();
    api.on(fastingRoutes.save, () => failure('FAST_RUNNING'));
    await click('Start fast');
    expect((await findToast('Error')).text).toContain('You already have a running fast.');
  });

  it('offers a retry when fasts could not be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { click, api } = openFasting();
    api.on(fastingRoutes.read, () => failure('INTERNAL'));
    await click('Retry');
    api.on(fastingRoutes.read, () => ({ target_hours: 14, notify: true, fasts: [], next: null }));
    await click('Retry');
    expect(await button('Start fast')).toBeDefined();
  });
});

describe('The fasting plan card', () => {
  it('saves a plan, custom hours and the notification', async () => {
    const { user, api } = openFasting();
    await user.click(await screen.findByRole('radio', { name: '18:6' }));
    await user.click(screen.getByRole('radio', { name: 'Custom' }));
    const hours = screen.getByRole('textbox', { name: 'Hours of fasting' });
    await user.clear(hours);
    await user.type(hours, '25');
    await user.tab();
    expect(screen.getByText('Enter a whole number from 1 to 24.')).toBeDefined();
    await user.clear(hours);
    await user.type(hours, '20');
    await user.tab();
    await user.click(screen.getByRole('switch', { name: 'Notify me at the target' }));
    await waitFor(() =>
      expect(api.sentTo(fastingRoutes.saveSettings).map(({ body }) => body)).toEqual([
        { target_hours: 18, notify: true },
        { target_hours: 20, notify: true },
        { target_hours: 20, notify: false },
      ]),
    );
  });
});

describe('The fasting history', () => {
  it('summarizes the last seven days, and is empty at first', async () => {
    const { unmount } = openFasting();
    expect(await screen.findByText(/Your fasts appear here/)).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Last 7 days' })).toBeNull();
    unmount();
    openFasting({ fasts: [ended] });
    const week = within(await screen.findByRole('region', { name: 'Last 7 days' }));
    expect(week.getAllByText('15 h 30 min')).toHaveLength(2);
  });

  it('deletes a fast, and restores it on Undo', async () => {
    const { click, kept } = openFasting({ fasts: [ended] });
    await click(/^Delete the fast of /);
    await findToast('Fast deleted');
    await waitFor(() => expect(kept.size).toBe(0));
    await click('Undo');
    await waitFor(() => expect([...kept.values()]).toEqual([ended]));
  });

  it('corrects the end of a fast', async () => {
    const { click, user, kept } = openFasting({ fasts: [ended] });
    await click(/^Edit the fast of /);
    const field = await screen.findByLabelText(/^End/);
    await user.clear(field);
    await user.type(field, '2026-11-19T01:00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('The end must be after the start.')).toBeDefined();
    await user.clear(field);
    await user.type(field, '2026-11-20T01:00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect([...kept.values()]).toEqual([{ ...ended, ended_at: new Date(2026, 10, 20, 1).toISOString() }]),
    );
  });
});

describe('The fasting timer offline', () => {
  it('shows a start and an end at once, with the times of the taps', async () => {
    const browser = browserDatabase();
    signIn();
    const { click, user, api } = openFasting();
    const start = await button('Start fast');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(start);
    expect(await screen.findByText(/Saved on this device/)).toBeDefined();
    await click('End fast');
    expect(await history().findByText('0 min')).toBeDefined();
    expect(api.sentTo(fastingRoutes.save)).toEqual([]);
    await clearRequests('user-1');
    resetSession();
    browser.end();
  });
});

describe('The fasting timer of a user at risk', () => {
  it('explains why it is not offered, and how to reach a person', async () => {
    openFasting({ risk: 'under_18' });
    expect(await screen.findByText(/Before 18, your body needs regular meals/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'write to us' }).getAttribute('href')).toContain('/contact');
    expect(screen.queryByRole('button', { name: 'Start fast' })).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('still ends a fast that is running', async () => {
    const { click, kept } = openFasting({ risk: 'underweight', fasts: [aFast()] });
    expect(await screen.findByText(/Your weight is low for your height/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Edit start' })).toBeNull();
    await click('End fast');
    await waitFor(() => expect([...kept.values()][0]?.ended_at).not.toBeNull());
  });
});
