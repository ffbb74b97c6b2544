import { screen, waitFor } from '@testing-library/react';
import { encode } from 'uqr';
import { describe, expect, it, vi } from 'vitest';
import { findToast } from '#test/support/screen/find-toast.ts';
import { openSecurity } from './open-security.tsx';
import { rejection } from './scripted-security.ts';

const LINK = 'otpauth://totp/Platewise:mara@example.com?secret=GEZDGNBVGY3TQOJQ&issuer=Platewise';
const withApp: Parameters<typeof openSecurity>[0] = (client) => client.hasApp.mockResolvedValue(true);
const theCode = () => screen.findByLabelText('Code from your app');
const focusIsOn = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));

describe('Setting up an authenticator app', () => {
  it('shows one key as a QR code, a link and grouped characters, and explains what to do about a lost phone', async () => {
    const { client, click } = await openSecurity();
    await click('Set up');
    await theCode();
    expect(client.newAppKey).toHaveBeenCalledExactlyOnceWith('mara@example.com');
    expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeDefined();
    expect(screen.getByRole('link', { name: 'open the app on this device' })).toHaveProperty('href', LINK);
    expect(screen.getByText(/^You’ll get recovery codes.*If you lose both/)).toBeDefined();
  });

  it('draws a complete QR code of the setup link', async () => {
    const { click } = await openSecurity();
    await click('Set up');
    await theCode();
    const picture = screen.getByRole('img', { name: /^QR code with the key/ });
    const { size, data } = encode(LINK, { border: 4 });
    expect(picture.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
    const squares =
      picture
        .querySelector('path')
        ?.getAttribute('d')
        ?.match(/M(\d+) (\d+)h1v1h-1z/g) ?? [];
    expect(squares).toHaveLength(data.flat().filter(Boolean).length);
    expect(squares).toContain('M4 4h1v1h-1z');
  });

  it('turns the app on after a valid code with spaces, and confirms it in the section', async () => {
    const { client, click, type } = await openSecurity();
    await click('Set up');
    await theCode();
    await type('Code from your app', '123 456');
    await click('Turn on');
    expect((await findToast('Authenticator app is on')).tone).toBe('success');
    expect(client.changeApp).toHaveBeenCalledExactlyOnceWith(true, '123456');
    expect(await screen.findByText('On. You need a code from the app to sign in.')).toBeDefined();
    await focusIsOn('Turn off');
  });

  it('shows at the field that the code is wrong, and leaves the app off', async () => {
    const { click, type } = await openSecurity((pool) => pool.changeApp.mockRejectedValue(rejection()));
    await click('Set up');
    await theCode();
    await type('Code from your app', '123456');
    await click('Turn on');
    expect(await screen.findByText(/^That code didn’t work\. Try the next one\./)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Turn on' })).toBeDefined();
  });

  it('sends no code that is not six digits', async () => {
    const { client, click, type } = await openSecurity();
    await click('Set up');
    await theCode();
    await type('Code from your app', '12345');
    await click('Turn on');
    expect(screen.getByText('Enter the 6-digit code.')).toBeDefined();
    expect(client.changeApp).not.toHaveBeenCalled();
  });

  it('copies the key for manual entry in an app', async () => {
    const { click } = await openSecurity();
    await click('Set up');
    await theCode();
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await click('Copy key');
    expect(written).toHaveBeenCalledWith('GEZDGNBVGY3TQOJQ');
  });
});

it('creates no new key when the app was turned on in another tab, which would disable that one', async () => {
  const { client, click } = await openSecurity();
  client.hasApp.mockResolvedValue(true);
  await click('Set up');
  expect((await findToast('You already use an authenticator app')).tone).toBe('info');
  expect(await screen.findByText('On. You need a code from the app to sign in.')).toBeDefined();
  expect(client.newAppKey).not.toHaveBeenCalled();
  expect(screen.queryByLabelText('Code from your app')).toBeNull();
});

it('keeps the displayed key while a changed email makes everything else reload', async () => {
  const { client, click, type } = await openSecurity();
  await click('Set up');
  await theCode();
  await click('Change email');
  await type('New email', 'new@example.com');
  await click('Send code');
  await screen.findByLabelText('Code from the email');
  await type('Code from the email', '123456');
  await click('Confirm email');
  await findToast('Email changed');
  await waitFor(() => expect(client.hasApp).toHaveBeenCalledTimes(3));
  expect(client.newAppKey).toHaveBeenCalledOnce();
});

describe('An authenticator app that is turned on', () => {
  it('the authenticator app turns off only with a valid code', async () => {
    const { client, click, type } = await openSecurity(withApp);
    await click('Turn off');
    await type('Code from your app', '654321');
    await click('Turn off');
    expect((await findToast('Authenticator app is off')).tone).toBe('success');
    expect(client.changeApp).toHaveBeenCalledExactlyOnceWith(false, '654321');
    await focusIsOn('Set up');
  });

  it('the authenticator app stays on after a wrong code', async () => {
    const { click, type } = await openSecurity((scripted) => {
      scripted.hasApp.mockResolvedValue(true);
      scripted.changeApp.mockRejectedValue(rejection());
    });
    await click('Turn off');
    await type('Code from your app', '000000');
    await click('Turn off');
    expect(await screen.findByText(/^That code didn’t work/)).toBeDefined();
    expect(screen.getByLabelText('Code from your app')).toBeDefined();
  });

  it('rejects replacing the key, which would turn the app off without proof', async () => {
    const { client } = await openSecurity(withApp);
    expect(screen.queryByRole('button', { name: 'Set up' })).toBeNull();
    expect(client.newAppKey).not.toHaveBeenCalled();
  });
});
