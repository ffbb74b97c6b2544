import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { exportRoutes } from '#shared/exports/routes.ts';
import type { AccountExport } from '#shared/exports/schema.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { ExportData } from '#web/features/exports/export-data.tsx';
import { findToast } from '#test/support/screen/find-toast.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';

const waiting: AccountExport = {
  id: '01JD0000000000000000000000',
  status: 'waiting',
  created_at: '2026-11-22T10:00:00.000Z',
  bytes: null,
  photos: null,
  expires_at: null,
  download_url: null,
};
const done: AccountExport = {
  ...waiting,
  status: 'done',
  bytes: 12_430_000,
  photos: 31,
  expires_at: '2026-11-23T10:05:00.000Z',
  download_url: '/exports/01JD0000000000000000000000.zip?Policy=p',
};

afterEach(() => vi.useRealTimers());

const open = (first: AccountExport | null) => {
  const api = scriptedApi();
  const server = { latest: first };
  api.on(exportRoutes.latest, () => ({ export: server.latest }));
  api.on(exportRoutes.create, () => {
    server.latest = waiting;
    return Response.json({ export: waiting }, { status: 202 });
  });
  return { api, server, ...openScreen(<ExportData />) };
};
const button = (name: string) => screen.findByRole('button', { name });
const posts = (api: ReturnType<typeof scriptedApi>) =>
  api.requests.filter(({ route }) => route.startsWith('POST'));

describe('Download my data', () => {
  it('D29 describes the contents of the file, requests it once, and offers the download with its expiry when it is ready', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { api, server, user } = open(null);
    expect(screen.getByText(/your diary, weights, plans and settings/)).toBeDefined();
    await waitFor(async () => expect(await button('Download my data')).toHaveProperty('disabled', false));
    await user.dblClick(await button('Download my data'));
    expect(await screen.findByText(/Preparing your data/)).toBeDefined();
    expect(posts(api)).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();

    server.latest = done;
    await vi.advanceTimersByTimeAsync(3_000);
    await button('Download file');
    expect(screen.getByRole('status').textContent).toMatch(/12\.4 MB, with 31 photos\. Available until \w+/);
  });

  it('asks the server for a new address when the file is downloaded, because an address is valid for minutes only', async () => {
    const { server, user } = open(done);
    const downloads = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      addresses.push(`${this.getAttribute('href')} ${this.hasAttribute('download')}`);
    });
    const addresses: string[] = [];
    const download = await button('Download file');
    server.latest = { ...done, download_url: '/exports/01JD0000000000000000000000.zip?Policy=new' };
    await user.click(download);
    await waitFor(() =>
      expect(addresses).toEqual(['/exports/01JD0000000000000000000000.zip?Policy=new true']),
    );
    downloads.mockRestore();
  });

  it('says that the file is gone when it has expired since the page was opened', async () => {
    const { server, user } = open(done);
    const download = await button('Download file');
    server.latest = null;
    await user.click(download);
    expect((await findToast('The file is no longer available')).text).toContain('Request your data again.');
    expect(screen.queryByRole('button', { name: 'Download file' })).toBeNull();
  });

  it('shows an existing file instead of creating another one, once the password was entered', async () => {
    const { api, user } = open(done);
    let isProven = false;
    api.on(exportRoutes.latest, () => (isProven ? { export: done } : failure('FRESH_PROOF_NEEDED')));
    api.on(accountSecurityRoutes.prove, () => {
      isProven = true;
      return { status: 'proven' as const };
    });
    await user.click(await button('Download my data'));
    await user.type(await screen.findByLabelText('Your password'), 'plate-1234');
    await user.click(await button('Confirm'));
    await button('Download file');
    expect(posts(api).map(({ route }) => route)).not.toContain('POST /api/account/exports');
  });

  it('shows that an export failed, and creates a new one', async () => {
    const { api, user } = open({ ...waiting, status: 'failed' });
    expect(await screen.findByText(/That didn’t work/)).toBeDefined();
    await user.click(await button('Create a new file'));
    expect(await screen.findByText(/Preparing your data/)).toBeDefined();
    expect(posts(api)).toHaveLength(1);
  });

  it('shows that the daily limit of three exports is reached, and keeps the newest file', async () => {
    const { api, user } = open(done);
    api.on(exportRoutes.create, () => failure('EXPORTS_USED_UP'));
    await user.click(await button('Create a new file'));
    expect((await findToast('We couldn’t start the export')).text).toContain(
      'You can request up to three exports a day',
    );
    expect(await button('Download file')).toBeDefined();
  });

  it('D34 shows in place that the exports could not be loaded, with a retry', async () => {
    const { api, user } = open(null);
    let isBroken = true;
    api.on(exportRoutes.latest, () => (isBroken ? failure('SERVICE_UNAVAILABLE') : { export: done }));
    const retry = await button('Retry');
    isBroken = false;
    await user.click(retry);
    expect(await button('Download file')).toBeDefined();
  });
});
