import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { signOut, useSession } from '#web/lib/session/session-store.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { createScriptedAuth, type ScriptedAuth, someone } from '#test/support/screen/scripted-auth.ts';
import { openApp, PAGE_LOAD } from '#test/support/screen/open-app.tsx';

let auth: ScriptedAuth;

beforeEach(() => {
  useSession.setState({ status: 'loading', user: null, interrupted: null });
  auth = createScriptedAuth({ user: someone });
});

const foodName = () => screen.getByLabelText<HTMLInputElement>(/^Food name/);
const openLogFood = async () => {
  await screen.findByRole('heading', { level: 1 }, PAGE_LOAD);
  const [tab] = screen.getAllByRole('button', { name: 'Log Food' });
  if (tab) await userEvent.click(tab);
  await screen.findByRole('form', { name: 'Log Food' }, PAGE_LOAD);
};
/** Types a food and clicks Log Food while the API rejects the session. */
const loseWhileLogging = async () => {
  const api = scriptedApi();
  api.on(foodEntryRoutes.create, () => failure('UNAUTHENTICATED'));
  const { router } = openApp('/dashboard', { auth });
  await openLogFood();
  await userEvent.type(foodName(), 'Soup of the day');
  await userEvent.type(screen.getByLabelText(/^Calories/), '320');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('tab', { name: 'Sign Up' }, PAGE_LOAD);
  return router;
};
const signIn = (user = someone) =>
  act(async () => {
    auth.setUser(user);
    auth.tell('signed-in');
  });

describe('A session that ends during typing', () => {
  it('D12 asks to sign in again at the same address, then restores the typed text for the same user', async () => {
    const router = await loseWhileLogging();
    expect(await screen.findByText('Sign in again to continue.')).toBeDefined();
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(screen.queryByRole('form', { name: 'Log Food' })).toBeNull();
    await signIn();
    expect(await screen.findByRole('form', { name: 'Log Food' }, PAGE_LOAD)).toBeDefined();
    expect(foodName().value).toBe('Soup of the day');
    expect(screen.getByLabelText<HTMLInputElement>(/^Calories/).value).toBe('320');
  });

  it('a session that ends during typing shows none of the typed text to another user', async () => {
    await loseWhileLogging();
    await signIn({ sub: 'user-2', email: 'jon@example.com', full_name: 'Jon' });
    await openLogFood();
    expect(foodName().value).toBe('');
  });

  it('discards the typed text after the user signed out', async () => {
    await loseWhileLogging();
    await signIn();
    await screen.findByRole('form', { name: 'Log Food' }, PAGE_LOAD);
    await act(signOut);
    await signIn();
    await openLogFood();
    expect(foodName().value).toBe('');
  });
});
