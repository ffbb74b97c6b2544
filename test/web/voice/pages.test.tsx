import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { endSession } from '#web/lib/session/session-store.ts';
import { openApp, PAGE_LOAD } from '#test/support/screen/open-app.tsx';
import { clickButton } from '#test/support/screen/click-button.ts';
import { aDashboard } from '#test/support/builders/a-dashboard.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { createScriptedAuth, someone } from '#test/support/screen/scripted-auth.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { socialRoutes } from '#shared/social/routes.ts';
import { noFriends } from '#test/support/builders/a-friend.ts';
import { type } from './open-voice-logger.tsx';
import { aRecogniser, withLogger } from './with-logger.ts';

const theTitle = () => screen.findByRole('heading', { name: 'Voice-to-Text Food Logger' }, PAGE_LOAD);
const theDashboard = () => screen.findByRole('heading', { level: 1, name: 'Dashboard' }, PAGE_LOAD);
const sidebar = () => within(screen.getByRole('navigation', { name: 'Main' }));
const openTab = async () => {
  await theDashboard();
  await userEvent.click(sidebar().getByRole('button', { name: 'Voice Logger' }));
  await theTitle();
};
const logMeal = async () =>
  userEvent.click(
    within(await screen.findByRole('region', { name: 'Your meal' })).getByRole('button', {
      name: 'Log Food',
    }),
  );
const toAddress = async () => {
  const { router } = openApp('/voice-logger');
  await theTitle();
  return router;
};

/** Excludes the toast, which names the food too. */
const inTheDiary = { selector: 'li *' };

vi.setConfig({ testTimeout: 20_000 });

const logger = withLogger(aRecogniser);
beforeEach(() => {
  let entries: FoodEntry[] = [];
  logger.api.on(socialRoutes.friends, () => noFriends);
  logger.api.on(dashboardRoutes.read, () => aDashboard({ recent_entries: entries }));
  logger.api.on(foodEntryRoutes.create, () => {
    const entry = aFoodEntry({ food_name: 'apple', calories: 95 });
    entries = [entry];
    return entry;
  });
});

describe('The Voice Logger', () => {
  it('DASH-06 VLOG-01 VLOG-02 the Voice Logger opens as the Voice Logger tab with its title', async () => {
    openApp('/dashboard');
    await openTab();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Voice Logger');
    expect(screen.getByRole('button', { name: 'Start listening' })).toBeDefined();
  });

  it('ROUTE-08 VLOG-01 VLOG-02 the Voice Logger opens at its own address too', async () => {
    const router = await toAddress();
    expect(router.state.location.pathname).toBe('/voice-logger');
    expect(document.title).toBe('Voice Logger · Platewise');
    expect(screen.getByRole('button', { name: 'Start listening' })).toBeDefined();
  });

  it('VLOG-04 (D11) the Voice Logger goes from its address to the dashboard after a meal is logged', async () => {
    const router = await toAddress();
    await type('apple 95 calories');
    await logMeal();
    await theDashboard();
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(await screen.findByText('apple', inTheDiary)).toBeDefined();
  });

  it('DASH-32 (D11) the Voice Logger goes from its tab to the dashboard with fresh data and no reload', async () => {
    // jsdom reports that it cannot reload a page.
    const complaints = vi.spyOn(console, 'error');
    const { router } = openApp('/');
    await openTab();
    await type('apple 95 calories');
    await logMeal();
    await findToast('Food Logged');
    await theDashboard();
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(await screen.findByText('apple', inTheDiary)).toBeDefined();
    expect(complaints.mock.calls.map(String).filter((text) => /not implemented/i.test(text))).toEqual([]);
    complaints.mockRestore();
  });

  it('does not navigate when the user has opened another tab meanwhile', async () => {
    let answer = (_: FoodEntry) => undefined as void;
    logger.api.on(foodEntryRoutes.create, () => new Promise<FoodEntry>((resolve) => (answer = resolve)));
    openApp('/dashboard');
    await openTab();
    await type('apple 95 calories');
    await logMeal();
    await userEvent.click(sidebar().getByRole('button', { name: 'Profile' }));
    await act(async () => answer(aFoodEntry()));
    await findToast('Food Logged');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Profile');
  });

  it('the Voice Logger keeps the recognized text while another tab is open', async () => {
    openApp('/dashboard');
    await openTab();
    await type('apple 95 calories');
    await userEvent.click(sidebar().getByRole('button', { name: 'Dashboard' }));
    await openTab();
    expect(screen.getByLabelText<HTMLInputElement>('Food name').value).toBe('apple');
  });

  it('the Voice Logger keeps the text recognized at its address for the dashboard tab', async () => {
    await toAddress();
    await type('apple 95 calories');
    await userEvent.click(sidebar().getByRole('button', { name: 'Dashboard' }));
    await openTab();
    expect(screen.getByLabelText<HTMLInputElement>('Food name').value).toBe('apple');
  });

  it('the Voice Logger links to other tabs from its address', async () => {
    const router = await toAddress();
    await userEvent.click(sidebar().getByRole('button', { name: 'Log Food' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Log Food' }, PAGE_LOAD)).toBeDefined();
    expect(router.state.location.pathname).toBe('/dashboard');
  });
});

describe('The Voice Logger without a session', () => {
  it('ROUTE-08 (D12) shows the auth page in place, and the logger after signing in', async () => {
    const auth = createScriptedAuth({ user: null });
    const { router } = openApp('/voice-logger', { auth });
    expect(await screen.findByRole('tab', { name: 'Sign Up' }, PAGE_LOAD)).toBeDefined();
    auth.setUser(someone);
    auth.tell('signed-in');
    await theTitle();
    expect(router.state.location.pathname).toBe('/voice-logger');
  });

  it('VLOG-03 (D12) asks to sign in when the session ends on the open page, and keeps the recognized text', async () => {
    const auth = createScriptedAuth({ user: someone });
    openApp('/voice-logger', { auth });
    await theTitle();
    await type('apple 95 calories');
    await act(() => endSession());
    expect(
      await screen.findByRole('heading', { name: 'Please sign in to access voice logging' }, PAGE_LOAD),
    ).toBeDefined();
    await clickButton('Sign In');
    expect(await screen.findByRole('tab', { name: 'Sign Up' }, PAGE_LOAD)).toBeDefined();
    auth.setUser(someone);
    auth.tell('signed-in');
    await theTitle();
    expect(screen.getByLabelText<HTMLInputElement>('Food name').value).toBe('apple');
  });
});

describe('The ways to log food', () => {
  it('DASH-15 the ways to log food include photo, voice and manual entry', async () => {
    openApp('/dashboard');
    await theDashboard();
    await clickButton('Log a meal');
    const dialog = within(await screen.findByRole('dialog', { name: 'Log a meal' }, PAGE_LOAD));
    expect(dialog.getByRole('textbox', { name: 'What did you eat?' })).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Take a photo' }));
    expect(await screen.findByRole('button', { name: 'Start Camera' }, PAGE_LOAD)).toBeDefined();
    const openWay = async (name: string) => {
      await userEvent.click(screen.getAllByRole('button', { name: 'Dashboard' })[0]!);
      await clickButton(name);
    };
    await openWay('Voice');
    await theTitle();
    await openWay('Describe');
    expect(await screen.findByRole('form', { name: 'Log Food' }, PAGE_LOAD)).toBeDefined();
  });
});
