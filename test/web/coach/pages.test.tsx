import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { billingRoutes } from '#shared/billing/routes.ts';
import type { SubscriptionStatus } from '#shared/billing/schema.ts';
import { coachRoutes } from '#shared/coach/routes.ts';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { setReadAloud } from '#web/features/speech/read-aloud/read-aloud-choice.ts';
import { openApp, PAGE_LOAD } from '#test/support/screen/open-app.tsx';
import { paid } from '#test/support/builders/a-subscription.ts';
import { resetSession } from '#test/support/screen/session.ts';
import { aDashboard } from '#test/support/builders/a-dashboard.ts';
import { createScriptedAuth, type ScriptedAuth, someone } from '#test/support/screen/scripted-auth.ts';
import { field, forgetChats, said, scriptCoach } from './open-coach.tsx';

vi.setConfig({ testTimeout: 20_000 });

const enterprise = paid({ subscription_tier: 'enterprise' });
/** Opens a page outside the app. */
const leave = vi.fn<(address: string) => boolean>(() => true);
let coach: ReturnType<typeof scriptCoach>;
beforeEach(() => {
  resetSession();
  setReadAloud(false);
  coach = scriptCoach();
  coach.api.on(dashboardRoutes.read, () => aDashboard());
});
afterEach(async () => {
  setReadAloud(true);
  await forgetChats();
});
afterAll(resetSession);

const open = (path: string, status: SubscriptionStatus, auth = createScriptedAuth({ user: someone })) => {
  coach.api.on(billingRoutes.checkSubscription, () => status);
  return openApp(path, { auth, leave }).router;
};
const theField = () => screen.findByLabelText('Message to the coach', {}, PAGE_LOAD);
const sidebar = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('/ai-coach', () => {
  it('COACH-01 shows the coach to users whose plan has ai_nutrition_coach', async () => {
    open('/ai-coach', enterprise);
    expect(await theField()).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('AI Coach');
    expect(document.title).toBe('AI Coach · Platewise');
  });

  it('COACH-01 shows other users which plan includes the coach, and sends no question', async () => {
    open('/ai-coach', paid());
    const card = await screen.findByRole('region', { name: 'Upgrade Required' }, PAGE_LOAD);
    expect(card.textContent).toContain('The nutrition coach is included in Enterprise.');
    expect(screen.queryByLabelText('Message to the coach')).toBeNull();
    expect(coach.api.sentTo(coachRoutes.messages)).toHaveLength(0);
  });

  it('COACH-20 ROUTE-07 asks to sign in at the same address, then shows the coach', async () => {
    const auth: ScriptedAuth = createScriptedAuth({ user: null });
    const router = open('/ai-coach', enterprise, auth);
    expect(await screen.findByRole('tab', { name: 'Sign Up' }, PAGE_LOAD)).toBeDefined();
    expect(screen.queryByLabelText('Message to the coach')).toBeNull();
    auth.setUser(someone);
    auth.tell('signed-in');
    expect(await theField()).toBeDefined();
    expect(router.state.location.pathname).toBe('/ai-coach');
  });

  it('keeps the conversation when the user visits another page through the sidebar', async () => {
    const router = open('/dashboard', enterprise);
    await userEvent.click(await screen.findByRole('button', { name: 'Plan and improve' }, PAGE_LOAD));
    await userEvent.click(screen.getByRole('button', { name: 'AI Coach' }));
    await theField();
    await userEvent.type(field(), 'Hello{Enter}');
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' }, PAGE_LOAD);
    await coach.says({ response: 'Hello!', engine: 'model' });
    await act(() => router.navigate('/ai-coach'));
    await theField();
    await waitFor(() => expect(said()).toEqual(['user: Hello', 'ai: Hello!']));
  });

  it('clears chat and draft on sign-out, so that the next user sees neither', async () => {
    const auth = createScriptedAuth({ user: someone });
    const router = open('/ai-coach', enterprise, auth);
    await theField();
    await userEvent.type(field(), 'Hello{Enter}');
    await coach.says({ response: 'Hello!', engine: 'model' });
    await userEvent.type(field(), 'And then');
    await userEvent.click(sidebar().getByRole('button', { name: 'Sign Out' }));
    await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/'), PAGE_LOAD);
    auth.setUser({ ...someone, sub: 'user-2' });
    auth.tell('signed-in');
    await act(() => router.navigate('/ai-coach'));
    await theField();
    expect(field().value).toBe('');
    expect(said()).toEqual([]);
  });
});

describe('The voice tab', () => {
  it("DASH-05 the voice tab shows the label 'AI Assistant' to every user", async () => {
    open('/dashboard', paid());
    await userEvent.click(await screen.findByRole('button', { name: 'AI Assistant' }, PAGE_LOAD));
    expect(await screen.findByRole('button', { name: 'Start recording' }, PAGE_LOAD)).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('AI Assistant');
    expect(document.title).toBe('AI Assistant · Platewise');
  });
});
