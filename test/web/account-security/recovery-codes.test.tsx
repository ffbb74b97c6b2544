import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { openSecurity } from './open-security.tsx';
import { recoveryCodes } from './scripted-security.ts';

/** Opens the section of a user with an app and some codes left. */
const openWith = (remaining: number) =>
  openSecurity((client) => {
    client.hasApp.mockResolvedValue(true);
    client.countRecoveryCodes.mockResolvedValue({ remaining, created_at: '2026-11-01T09:00:00Z' });
  });

/** Opens the section and creates codes. */
const openCodes = async () => {
  const opened = await openWith(9);
  await screen.findByText('9 of 10 codes left, in case you lose your phone.');
  await opened.click('New codes …');
  await opened.click('Create recovery codes');
  await screen.findByRole('list', { name: 'Recovery codes' });
  return opened;
};

describe('Recovery codes', () => {
  it('recovery codes are offered as soon as the app is turned on, and shown once', async () => {
    const { client, click, type } = await openSecurity();
    await click('Set up');
    await screen.findByLabelText('Code from your app');
    expect(screen.queryByRole('heading', { name: 'Recovery codes' })).toBeNull();
    await type('Code from your app', '123456');
    await click('Turn on');
    expect(await screen.findByRole('heading', { name: 'Recovery codes' })).toBeDefined();
    await click('Create recovery codes');
    for (const code of recoveryCodes) expect(await screen.findByText(code)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Recovery codes' }));

    await click('I’ve saved them');
    expect(screen.queryByText(recoveryCodes[0]!)).toBeNull();
    expect(screen.getByText('10 of 10 codes left, in case you lose your phone.')).toBeDefined();
    expect(client.createRecoveryCodes).toHaveBeenCalledOnce();
  });

  it.each([
    [0, 'None left. If you lose your phone, you can’t sign in without help.', 'Create codes'],
    [1, 'Only 1 code left. Create new ones now.', 'New codes …'],
    [2, 'Only 2 codes left. Create new ones now.', 'New codes …'],
    [3, '3 of 10 codes left, in case you lose your phone.', 'New codes …'],
  ])('the section shows that %i are left, and warns of the last two', async (remaining, note, action) => {
    await openWith(remaining);
    expect(await screen.findByText(note)).toBeDefined();
    expect(screen.getByRole('button', { name: action })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Create recovery codes' })).toBeNull();
  });

  it('recovery codes can be copied, downloaded as text with the name of the account, and printed', async () => {
    const { click } = await openCodes();
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await click('Copy codes');
    expect((await findToast('Codes copied')).tone).toBe('success');
    const text = String(written.mock.calls[0]?.[0]);
    expect(text).toMatch(/^Platewise recovery codes for mara@example\.com\n/);
    for (const code of recoveryCodes) expect(text).toContain(`\n${code}\n`);

    const saved: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { revokeObjectURL: vi.fn() }));
    URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
    await click('Download');
    expect(await saved[0]?.text()).toBe(text);

    const print = vi.fn();
    vi.stubGlobal('print', print);
    await click('Print');
    expect(print).toHaveBeenCalledOnce();
  });

  it('the section shows the old number when the server creates none', async () => {
    const { client, click } = await openWith(2);
    client.createRecoveryCodes.mockRejectedValue(
      new ApiError({ code: 'TOO_MANY_REQUESTS', status: 429, message: 'Wait a moment.' }),
    );
    await screen.findByText('Only 2 codes left. Create new ones now.');
    await click('New codes …');
    await click('Create recovery codes');
    expect((await findToast('Nothing changed')).text).toContain('Wait a moment.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create recovery codes' })).toBeDefined());
    expect(screen.getByText('Only 2 codes left. Create new ones now.')).toBeDefined();
  });

  it('recovery codes are not mentioned while the app is off', async () => {
    const { client } = await openSecurity();
    expect(screen.queryByRole('heading', { name: 'Recovery codes' })).toBeNull();
    expect(client.countRecoveryCodes).not.toHaveBeenCalled();
  });
});
