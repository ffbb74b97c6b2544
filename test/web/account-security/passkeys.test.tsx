import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PasskeyClient } from '#web/features/account-security/passkey-client.ts';
import { Passkeys } from '#web/features/account-security/passkeys.tsx';
import { setStagePasskeys } from '#web/lib/session/stage-passkeys.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { openAuth, type } from '../auth/open-auth.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { findToast } from '#test/support/screen/find-toast.ts';
import { openSecurity } from './open-security.tsx';

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  setStagePasskeys(true);
});
afterEach(() => setStagePasskeys(false));

const scripted = () => {
  let kept = [{ id: 'one', name: 'Phone' }];
  return {
    list: vi.fn<PasskeyClient['list']>(async () => kept),
    add: vi.fn<PasskeyClient['add']>(async () => {
      kept = [...kept, { id: 'two', name: 'Laptop' }];
    }),
    remove: vi.fn<PasskeyClient['remove']>(async (id) => {
      kept = kept.filter((passkey) => passkey.id !== id);
    }),
  };
};

describe('Passkeys', () => {
  it('lists, adds and removes passkeys', async () => {
    const client = scripted();
    const { user } = openScreen(<Passkeys client={client} />);
    expect(await screen.findByText('Phone')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Add passkey' }));
    expect(await screen.findByText('Laptop')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove Phone' }));
    await waitFor(() => expect(screen.queryByText('Phone')).toBeNull());
    expect(client.remove).toHaveBeenCalledExactlyOnceWith('one');
  });

  it('keeps the list unchanged when the browser or the user cancels', async () => {
    const client = scripted();
    client.add.mockRejectedValue(new Error('Passkey registration was cancelled.'));
    const { user } = openScreen(<Passkeys client={client} />);
    await user.click(await screen.findByRole('button', { name: 'Add passkey' }));
    expect((await findToast('Nothing changed')).tone).toBe('error');
  });

  it('signs in the user whose email was typed', async () => {
    const account = await openAuth();
    await clickButton('Sign in with a passkey');
    expect((await findToast('Email required')).tone).toBe('error');
    await type('Email', 'mara@example.com');
    await clickButton('Sign in with a passkey');
    expect((await findToast('Welcome back!')).tone).toBe('success');
    expect(account.signIn).toHaveBeenCalledExactlyOnceWith({
      username: 'mara@example.com',
      options: { authFlowType: 'USER_AUTH', preferredChallenge: 'WEB_AUTHN' },
    });
  });

  it.each([
    ['an environment that has them turned off', () => setStagePasskeys(false)],
    ['a browser that does not support them', () => Reflect.deleteProperty(globalThis, 'PublicKeyCredential')],
  ])('offers no passkeys in %s', async (_, without) => {
    without();
    const { unmount } = await openSecurity();
    expect(screen.queryByRole('heading', { name: 'Passkeys' })).toBeNull();
    unmount();
    await openAuth();
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  });
});
