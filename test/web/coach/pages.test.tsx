import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { billingRoutes } from '#shared/billing/routes.ts';
import type { SubscriptionStatus } from '#shared/billing/schema.ts';
import { coachRoutes } from '#shared/coach/routes.ts';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { Providers } from '#web/app/providers.tsx';
import { createRoutes } from '#web/app/routes.tsx';
import { configureAmplify } from '#web/lib/session/configure-amplify.ts';
import { setReadAloud } from '#web/features/speech/read-aloud/read-aloud-choice.ts';
import { paid } from '../billing/a-status.ts';
import { forgetEverybody } from '../billing/signed-in.ts';
import { aDashboard } from '../dashboard/a-dashboard.ts';
import { testConfig } from '../lib/config/test-config.ts';
import { createScriptedAuth, type ScriptedAuth, someone } from '../lib/session/scripted-auth.ts';
import { field, forgetChats, said, scriptCoach } from './open-coach.tsx';

configureAmplify(testConfig);
vi.setConfig({ testTimeout: 20_000 });

const enterprise = paid({ subscription_tier: 'enterprise' });
/** Opens a page outside the app. */
const leave = vi.fn<(address: string) => boolean>(() => true);
let coach: ReturnType<typeof scriptCoach>;
beforeEach(() => {
  forgetEverybody();
  setReadAloud(false);
  coach = scriptCoach();
  coach.api.on(dashboardRoutes.read, () => aDashboard());
});
afterEach(async () => {
  setReadAloud(true);
  await forgetChats();
});
afterAll(forgetEverybody);

const open = (path: string, status: SubscriptionStatus, auth = createScriptedAuth({ user: someone })) => {
  coach.api.on(billingRoutes.checkSubscription, () => status);
  const router = createMemoryRouter(createRoutes(auth, leave), { initialEntries: [path] });
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
};
const patience = { timeout: 15_000 };
const theField = () => screen.findByLabelText('Message to the coach', {}, patience);
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
    const card = await screen.findByRole('region', { name: 'Upgrade Required' }, patience);
    expect(card.textContent).toContain('The nutrition coach is included in Enterprise.');
    expect(screen.queryByLabelText('Message to the coach')).toBeNull();
    expect(coach.api.sentTo(coachRoutes.messages)).toHaveLength(0);
  });

  it('COACH-20 ROUTE-07 asks to sign in at the same address, then shows the coach', async () => {
    const auth: ScriptedAuth = createScriptedAuth({ user: null });
    const router = open('/ai-coach', enterprise, auth);
    expect(await screen.findByRole('tab', { name: 'Sign Up' }, patience)).toBeDefined();
    expect(screen.queryByLabelText('Message to the coach')).toBeNull();
    auth.setUser(someone);
    auth.tell('signed-in');
    expect(await theField()).toBeDefined();
    expect(router.state.location.pathname).toBe('/ai-coach');
  });

  it('keeps the conversation when the user visits another page through the sidebar', async () => {
    const router = open('/dashboard', enterprise);
    await userEvent.click(await screen.findByRole('button', { name: 'AI Coach' }, patience));
    await theField();
    await userEvent.type(field(), 'Hello{Enter}');
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' }, patience);
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
    await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/'), patience);
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
    await userEvent.click(await screen.findByRole('button', { name: 'AI Assistant' }, patience));
    expect(await screen.findByRole('button', { name: 'Start recording' }, patience)).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('AI Assistant');
    expect(document.title).toBe('AI Assistant · Platewise');
  });
});
