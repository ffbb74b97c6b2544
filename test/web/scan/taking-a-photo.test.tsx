import { notifications } from '@mantine/notifications';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { photoRoutes } from '#shared/photos/routes.ts';
import { scanRoutes } from '#shared/scan/routes.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { openResult, openScanner, scriptScanner, takePhoto, theResult, toast } from './scanner.tsx';
import { delayCamera, setMediaDevices, useScriptedBrowser } from './scripted-browser.ts';
import { eventually } from '#test/support/eventually.ts';

const browser = useScriptedBrowser();

describe("The scanner's camera", () => {
  it('SCAN-01 SCAN-14 SCAN-15 starts from the idle card: rear-facing, ideally 640×480, 1920×1080 at most', async () => {
    openScanner();
    await clickButton('Start Camera');
    await screen.findByRole('dialog', { name: 'Camera' });
    expect(browser.camera.mock.calls[0]?.[0]?.video).toEqual({
      facingMode: { ideal: 'environment' },
      width: { ideal: 640, max: 1920 },
      height: { ideal: 480, max: 1080 },
    });
  });

  it('SCAN-03 SCAN-04 SCAN-29 confirms the start, and offers to capture and to cancel', async () => {
    openScanner();
    await clickButton('Start Camera');
    const view = within(await screen.findByRole('dialog', { name: 'Camera' }));
    expect(view.getByRole('button', { name: 'Capture Photo' })).toBeDefined();
    expect((await toast('Camera Started')).tone).toBe('success');
    await userEvent.click(view.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Start Camera' })).toBeDefined();
    expect(browser.stream.active).toBe(false);
  });

  it("SCAN-12 the scanner's camera stops its stream when the photo is taken", async () => {
    await openResult();
    expect(browser.stream.active).toBe(false);
  });

  it('stops when the user leaves, even while permission is pending', async () => {
    const { stream } = browser;
    const give = delayCamera(browser);
    const { unmount } = openScanner();
    await clickButton('Start Camera');
    unmount();
    give();
    await eventually(() => expect(stream.active).toBe(false));
  });

  it('SCAN-16 SCAN-17 SCAN-18 captures a JPEG of quality 0.8, 1024 wide, with even sides', async () => {
    await openResult();
    expect(browser.drawn.mock.calls[0]?.slice(1)).toEqual([0, 0, 1024, 576]);
    expect(browser.encoded.mock.calls[0]?.slice(1)).toEqual(['image/jpeg', 0.8]);
  });

  it.each(['width', 'height'] as const)(
    "SCAN-13 ERR-03 the scanner's camera rejects a capture before the video has a %s",
    async (side) => {
      const api = scriptScanner();
      browser.frame[side] = 0;
      openScanner();
      await takePhoto();
      expect(await toast('Camera not ready')).toEqual({
        tone: 'error',
        text: 'Camera not readyPlease wait for camera to fully load',
      });
      expect(api.sentTo(photoRoutes.create)).toEqual([]);
      expect(api.sentTo(scanRoutes.analyze)).toEqual([]);
      expect(screen.getByRole('dialog', { name: 'Camera' })).toBeDefined();
    },
  );

  it("SCAN-33 ERR-03 the scanner's camera rejects a capture from a stream that has ended", async () => {
    openScanner();
    await clickButton('Start Camera');
    await screen.findByRole('dialog', { name: 'Camera' });
    browser.stream.active = false;
    await clickButton('Capture Photo');
    expect(await toast('Camera Error')).toEqual({
      tone: 'error',
      text: 'Camera ErrorCamera not properly initialized',
    });
  });

  it("SCAN-35 ERR-03 the scanner's camera shows an error when there is no canvas or it returns no picture", async () => {
    openScanner();
    browser.context.mockReturnValueOnce(null);
    await takePhoto();
    const problem = { tone: 'error', text: 'Canvas ErrorUnable to process camera image' };
    expect(await toast('Canvas Error')).toEqual(problem);
    notifications.clean();
    browser.encoded.mockImplementationOnce((give) => give(null));
    await clickButton('Capture Photo');
    expect(await toast('Canvas Error')).toEqual(problem);
  });

  it('SCAN-32 ERR-03 shows an error when the browser supports no camera', async () => {
    setMediaDevices(undefined);
    openScanner();
    await clickButton('Start Camera');
    expect(await toast('Camera Error')).toEqual({
      tone: 'error',
      text: 'Camera ErrorCamera not supported by this browser',
    });
  });

  it.each([
    ['blocked', 'NotAllowedError', 'Allow it in your browser, or choose a photo.'],
    ['missing', 'NotFoundError', 'We couldn’t find a camera.'],
    ['in use', 'NotReadableError', 'Another app is using the camera.'],
    ['unsuitable', 'OverconstrainedError', 'We couldn’t find a suitable camera.'],
    ['forbidden on the page', 'SecurityError', 'blocked on this page'],
  ])(
    "SCAN-34 ERR-03 the scanner's camera explains that the camera is %s, and what to do",
    async (_, name, text) => {
      browser.camera.mockRejectedValue(new DOMException('no', name));
      openScanner();
      await clickButton('Start Camera');
      const said = await toast('Camera Error');
      expect(said.tone).toBe('error');
      expect(said.text).toContain(text);
      expect(screen.getByRole('button', { name: 'Choose photo' })).toBeDefined();
    },
  );

  it("SCAN-34 forwards the browser's own message for other errors", async () => {
    browser.camera.mockRejectedValue(new Error('The lens cap is on.'));
    openScanner();
    await clickButton('Start Camera');
    expect((await toast('Camera Error')).text).toContain('The lens cap is on.');
  });

  it("SCAN-34 the scanner's camera explains that an insecure page gets no camera", async () => {
    setMediaDevices(undefined);
    vi.stubGlobal('isSecureContext', false);
    openScanner();
    await clickButton('Start Camera');
    expect((await toast('Camera Error')).text).toContain('only works on secure pages (https)');
  });

  it('captures one photo, however often Capture Photo is clicked', async () => {
    const api = scriptScanner();
    openScanner();
    await clickButton('Start Camera');
    const capture = await screen.findByRole('button', { name: 'Capture Photo' });
    act(() => {
      capture.click();
      capture.click();
      capture.click();
    });
    await theResult();
    expect(browser.encoded).toHaveBeenCalledOnce();
    expect([browser.uploads.length, api.sentTo(scanRoutes.analyze).length]).toEqual([1, 1]);
  });

  it("SCAN-04 the scanner's camera captures no photo when canceled during encoding", async () => {
    const api = scriptScanner();
    let give = () => undefined as void;
    browser.encoded.mockImplementation((answer) => (give = () => answer(new Blob(['jpeg']))));
    openScanner();
    await takePhoto();
    await clickButton('Cancel');
    give();
    expect(await screen.findByRole('button', { name: 'Start Camera' })).toBeDefined();
    expect(api.sentTo(photoRoutes.create)).toEqual([]);
    expect(api.sentTo(scanRoutes.analyze)).toEqual([]);
  });
});
