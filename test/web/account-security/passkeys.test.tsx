import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import type { Passkey } from '#shared/account-security/passkey-schema.ts';
import type { PasskeyClient } from '#web/features/account-security/passkeys/passkey-client.ts';
import { Passkeys } from '#web/features/account-security/passkeys/passkeys.tsx';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { setStagePasskeys } from '#web/lib/session/stage-passkeys.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { openAuth, type } from '../auth/open-auth.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { findToast } from '#test/support/screen/find-toast.ts';
import { openSecurity } from './open-security.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(vi.fn(), { parseCreationOptionsFromJSON: vi.fn(), parseRequestOptionsFromJSON: vi.fn() }),
  );
  setStagePasskeys(true);
});
afterEach(() => {
  setStagePasskeys(false);
  Reflect.deleteProperty(navigator, 'credentials');
});

const aPasskey = (id: string, browser: string | null): Passkey => ({
  id,
  device: browser && 'Mac',
  browser,
  created_at: '2026-11-20T09:00:00Z',
});

const scripted = () => {
  let kept = [aPasskey('one', 'Safari')];
  return {
    list: vi.fn<PasskeyClient['list']>(async () => kept),
    add: vi.fn<PasskeyClient['add']>(async () => {
      kept = [...kept, aPasskey('two', 'Chrome')];
    }),
    remove: vi.fn<PasskeyClient['remove']>(async (id) => {
      kept = kept.filter((passkey) => passkey.id !== id);
    }),
  };
};

describe('Passkeys', () => {
  it('lists passkeys with the place and day they were added, adds and removes them', async () => {
    const client = scripted();
    const { user } = openScreen(<Passkeys client={client} isAppOn={false} />);
    expect(await screen.findByText('Safari on Mac')).toBeDefined();
    expect(screen.getByText('Added Nov 20, 2026')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Add passkey' }));
    expect(await screen.findByText('Chrome on Mac')).toBeDefined();
    expect((await findToast('Passkey added')).tone).toBe('success');
    await user.click(screen.getByRole('button', { name: 'Remove Safari on Mac' }));
    await waitFor(() => expect(screen.queryByText('Safari on Mac')).toBeNull());
    expect(client.remove).toHaveBeenCalledExactlyOnceWith('one');
  });

  it('says that a passkey is not enough while an authenticator app is on', async () => {
    await openSecurity((client, api) => {
      client.hasApp.mockResolvedValue(true);
      api.on(accountSecurityRoutes.listPasskeys, () => ({ passkeys: [] }));
    });
    expect(
      await screen.findByText(/^While your authenticator app is on, you sign in with your password/),
    ).toBeDefined();
  });

  it('warns of a passkey that was not added on our site', async () => {
    const client = scripted();
    client.list.mockResolvedValue([aPasskey('three', null)]);
    openScreen(<Passkeys client={client} isAppOn={false} />);
    expect(await screen.findByText('Unknown passkey')).toBeDefined();
    expect(screen.getByText(/but not on our site\. Remove it, then sign out everywhere\.$/)).toBeDefined();
  });

  it('keeps the list unchanged when the browser or the user cancels', async () => {
    const client = scripted();
    client.add.mockRejectedValue(new Error('You canceled, or it took too long.'));
    const { user } = openScreen(<Passkeys client={client} isAppOn={false} />);
    await user.click(await screen.findByRole('button', { name: 'Add passkey' }));
    expect((await findToast('Nothing changed')).tone).toBe('error');
  });

  it('asks for the password before the options if the sign-in was a while ago, then creates the passkey', async () => {
    const api = scriptedApi();
    let isProven = false;
    const options = { challenge: 'abc' };
    const sent = {
      id: 'new',
      rawId: 'new',
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: 'data', attestationObject: 'object', transports: ['internal'] },
    };
    api.on(accountSecurityRoutes.listPasskeys, () => ({ passkeys: [] }));
    api.on(accountSecurityRoutes.startPasskey, () =>
      isProven ? { options } : failure('FRESH_PROOF_NEEDED'),
    );
    api.on(accountSecurityRoutes.prove, () => {
      isProven = true;
      return { status: 'proven' as const };
    });
    api.on(accountSecurityRoutes.addPasskey, () => aPasskey('a'.repeat(43), 'Chrome'));
    const create = vi.fn(() => Promise.resolve({ toJSON: () => sent }));
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
    const { user } = openScreen(<Passkeys isAppOn={false} />);
    await user.click(await screen.findByRole('button', { name: 'Add passkey' }));
    await user.type(await screen.findByLabelText('Your password'), 'plum-sky-41');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect((await findToast('Passkey added')).tone).toBe('success');
    expect(create).toHaveBeenCalledOnce();
    expect(api.requests.map(({ body }) => body)).toContainEqual({ credential: sent });
  });

  it('offers a passkey instead of the password when the sign-in was a while ago', async () => {
    const api = scriptedApi();
    let isProven = false;
    const response = { clientDataJSON: 'data', authenticatorData: 'data', signature: 'signature' };
    const credential = { id: 'one', rawId: 'one', type: 'public-key', clientExtensionResults: {}, response };
    const session = 'attempt'.repeat(4);
    api.on(accountSecurityRoutes.listPasskeys, () => ({ passkeys: [aPasskey('a'.repeat(43), 'Safari')] }));
    api.on(accountSecurityRoutes.removePasskey, () => (isProven ? undefined : failure('FRESH_PROOF_NEEDED')));
    api.on(accountSecurityRoutes.startPasskeyProof, () => ({
      challenge: { options: { challenge: 'abc' }, session },
    }));
    api.on(accountSecurityRoutes.prove, () => {
      isProven = true;
      return { status: 'proven' as const };
    });
    const get = vi.fn<() => Promise<unknown>>();
    get.mockRejectedValueOnce(new DOMException('Canceled.', 'NotAllowedError'));
    get.mockResolvedValueOnce({ toJSON: () => credential });
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
    const { user } = openScreen(<Passkeys isAppOn={false} />);
    await user.click(await screen.findByRole('button', { name: 'Remove Safari on Mac' }));
    await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText(/^Your passkey wasn’t used\. Try again/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
    expect((await findToast('Passkey removed')).tone).toBe('success');
    expect(api.requests.map(({ body }) => body)).toContainEqual({ passkey: { session, credential } });
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
