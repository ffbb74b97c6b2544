import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openScanner, press, scriptScanner, takePhoto, theResult, toast } from './scanner.tsx';
import { scriptBrowser, setPageHidden } from './scripted-browser.ts';

let browser: ReturnType<typeof scriptBrowser>;
beforeEach(() => {
  browser = scriptBrowser();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('while another view shows', () => {
  it('the camera is off, and at rest on coming back', async () => {
    const { goElsewhere, comeBack } = openScanner();
    await press('Start Camera');
    await screen.findByRole('dialog', { name: 'Camera' });
    goElsewhere();
    await vi.waitFor(() => expect(browser.stream.active).toBe(false));
    expect(screen.queryByRole('dialog')).toBeNull();
    comeBack();
    expect(await screen.findByRole('button', { name: 'Start Camera' })).toBeDefined();
  });

  it('a camera that starts late is turned off', async () => {
    let give = () => undefined as void;
    const { stream } = browser;
    browser.camera.mockReturnValue(
      new Promise((resolve) => (give = () => resolve(stream as unknown as MediaStream))),
    );
    const { goElsewhere } = openScanner();
    await press('Start Camera');
    goElsewhere();
    give();
    await vi.waitFor(() => expect(stream.active).toBe(false));
  });

  it('a corrected plate and its photo wait', async () => {
    scriptScanner();
    const { goElsewhere, comeBack } = openScanner();
    await takePhoto();
    await theResult();
    await userEvent.click(screen.getByRole('button', { name: 'Remove White rice, cooked' }));
    goElsewhere();
    expect(screen.queryByRole('heading', { name: 'Here is your plate' })).toBeNull();
    comeBack();
    await theResult();
    expect(screen.queryByText('White rice, cooked')).toBeNull();
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'Your meal' }).src).toBe('blob:photo');
  });

  it('a photo goes on being read', async () => {
    scriptScanner();
    const { goElsewhere, comeBack } = openScanner();
    await takePhoto();
    goElsewhere();
    expect(await screen.findByText('Food Recognized!')).toBeDefined();
    comeBack();
    expect(await theResult()).toBeDefined();
  });
});

describe('a camera that ends of itself', () => {
  const startCamera = async () => {
    openScanner();
    await press('Start Camera');
    await screen.findByRole('dialog', { name: 'Camera' });
  };

  it('is turned off when nobody looks at the page any more', async () => {
    await startCamera();
    setPageHidden(true);
    await vi.waitFor(() => expect(browser.stream.active).toBe(false));
    setPageHidden(false);
    expect(await screen.findByRole('button', { name: 'Start Camera' })).toBeDefined();
  });

  it('SCAN-34 says so when it is unplugged, and can be started again', async () => {
    await startCamera();
    browser.stream.unplug();
    expect((await toast('Camera Error')).text).toContain('The camera was disconnected.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Start Camera' })).toBeDefined();
  });

  it('does not come back by itself after it was cancelled', async () => {
    await startCamera();
    await press('Cancel');
    browser.stream.unplug();
    expect(screen.queryByText('Camera Error')).toBeNull();
  });
});

describe('the keyboard', () => {
  const focused = () => document.activeElement?.textContent;

  it('is at Start Camera after the camera is cancelled', async () => {
    openScanner();
    await press('Start Camera');
    await screen.findByRole('dialog', { name: 'Camera' });
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('button', { name: 'Start Camera' });
    expect(focused()).toBe('Start Camera');
  });

  it('stays among the foods after each correction', async () => {
    scriptScanner();
    openScanner();
    await takePhoto();
    await theResult();
    await press('White rice, cooked, something else?');
    await userEvent.keyboard('{Escape}');
    expect(focused()).toBe('White rice, cooked');
    await press('Remove White rice, cooked');
    expect(focused()).toBe('Undo');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove White rice, cooked' })).toBeDefined();
    expect(focused()).toBe('White rice, cooked');
  });
});
