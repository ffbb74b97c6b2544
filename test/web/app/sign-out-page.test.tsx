import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '#web/lib/session/session-store.ts';
import { openApp } from '#test/support/screen/open-app.tsx';
import { PATIENCE } from '#test/support/patience.ts';

/** The external URLs that the browser was sent to. */
let left: string[] = [];

const openSignOut = (from: string): void => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from);
  const leave = (address: string): boolean => {
    left.push(address);
    return true;
  };
  openApp('/sign-out', { leave });
};
const theFrontPage = () => vi.waitFor(() => expect(left).toEqual(['/']), { timeout: 15_000 * PATIENCE });

beforeEach(() => {
  left = [];
  useSession.setState({ status: 'loading', user: null });
});
afterEach(() => vi.restoreAllMocks());

describe('Signing out', () => {
  it('AUTH-27 (D39) opens the front page after signing out in the header of a public page', async () => {
    openSignOut(`${window.location.origin}/help`);
    await theFrontPage();
    expect(useSession.getState().user).toBeNull();
  });

  it('asks for confirmation when a link on another site leads to it', async () => {
    openSignOut('https://elsewhere.example/');
    const ask = await screen.findByRole('button', { name: 'Sign Out' });
    expect(useSession.getState().status).toBe('signed-in');
    await userEvent.click(ask);
    await theFrontPage();
  });
});
