import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { barcodeRoutes } from '#shared/barcodes/routes.ts';
import { setPageHidden } from '../scan/scripted-browser.ts';
import { OATS, openBarcodes, scriptBarcodes, scriptCamera, sees } from './open-barcodes.tsx';

beforeEach(scriptBarcodes);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('The barcode camera', () => {
  it('the barcode camera scans until it sees a barcode with a valid check digit, then turns off', async () => {
    const { stream, getUserMedia } = scriptCamera();
    sees([], ['4006381333932'], ['https://example.com', OATS]);
    const { api, click } = openBarcodes();
    await click('Scan a barcode');
    expect(getUserMedia.mock.calls[0]).toMatchObject([
      { audio: false, video: { facingMode: { ideal: 'environment' } } },
    ]);
    expect(await screen.findByRole('heading', { name: 'Oat flakes, Mühle' })).toBeDefined();
    expect(api.sentTo(barcodeRoutes.read).map(({ path }) => path)).toEqual([`/api/barcodes/${OATS}`]);
    expect(stream.active).toBe(false);
  });

  it.each([
    ['Cancel is clicked', (click: (name: string) => Promise<void>) => click('Cancel')],
    ['the page is hidden', () => Promise.resolve(setPageHidden(true))],
  ])('the barcode camera turns off when %s', async (_when, leave) => {
    const { stream } = scriptCamera();
    const { click } = openBarcodes();
    await click('Scan a barcode');
    await screen.findByRole('dialog', { name: 'Barcode camera' });
    await leave(click);
    await waitFor(() => expect(stream.active).toBe(false));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Scan a barcode' }));
  });

  it('turns off while another view is open, and stays off on return', async () => {
    const { stream } = scriptCamera();
    const { click, user } = openBarcodes();
    await click('Scan a barcode');
    await screen.findByRole('dialog', { name: 'Barcode camera' });
    const away = screen.getByText('Elsewhere and back');
    await user.click(away);
    expect(stream.active).toBe(false);
    await user.click(away);
    expect(await screen.findByRole('button', { name: 'Scan a barcode' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the barcode camera turns off when the user navigates away, even if it starts late', async () => {
    const { stream } = scriptCamera();
    const { click, unmount } = openBarcodes();
    await click('Scan a barcode');
    unmount();
    await waitFor(() => expect(stream.active).toBe(false));
  });

  it("the barcode camera offers the phone's light when there is one", async () => {
    const { applyConstraints } = scriptCamera({ torch: true });
    const { click } = openBarcodes();
    await click('Scan a barcode');
    await click('Light');
    expect(applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
    expect((await screen.findByRole('button', { name: 'Light' })).getAttribute('aria-pressed')).toBe('true');
  });

  it('suggests alternatives when access to the camera is denied', async () => {
    const { getUserMedia } = scriptCamera();
    getUserMedia.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    const { click } = openBarcodes();
    await click('Scan a barcode');
    expect(
      await screen.findByText('Camera access is blocked. Allow it in your browser, or choose a photo.'),
    ).toBeDefined();
  });
});
