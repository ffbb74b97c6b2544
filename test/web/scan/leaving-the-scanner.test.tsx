import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { clickButton } from '#test/support/screen/click-button.ts';
import { openResult, openScanner, scriptScanner, takePhoto, theResult, toast } from './scanner.tsx';
import { delayCamera, setPageHidden, useScriptedBrowser } from './scripted-browser.ts';
import { eventually } from '#test/support/eventually.ts';

const browser = useScriptedBrowser();

describe('The scanner while another view is open', () => {
  it('the camera turns off, and stays off on return', async () => {
    const { goElsewhere, comeBack } = openScanner();
    await clickButton('Start Camera');
    await screen.findByRole('dialog', { name: 'Camera' });
    goElsewhere();
    await eventually(() => expect(browser.stream.active).toBe(false));
    expect(screen.queryByRole('dialog')).toBeNull();
    comeBack();
    expect(await screen.findByRole('button', { name: 'Start Camera' })).toBeDefined();
  });

  it('a camera that starts late turns off again', async () => {
    const { stream } = browser;
    const give = delayCamera(browser);
    const { goElsewhere } = openScanner();
    await clickButton('Start Camera');
    goElsewhere();
    give();
    await eventually(() => expect(stream.active).toBe(false));
  });

  it('a corrected plate and its photo are kept', async () => {
    const { goElsewhere, comeBack } = await openResult();
    await userEvent.click(screen.getByRole('button', { name: 'Remove White rice, cooked' }));
    goElsewhere();
    expect(screen.queryByRole('heading', { name: 'Here’s your plate' })).toBeNull();
    comeBack();
    await theResult();
    expect(screen.queryByText('White rice, cooked')).toBeNull();
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'Your meal' }).src).toBe('blob:photo');
  });

  it('a photo analysis continues', async () => {
    scriptScanner();
    const { goElsewhere, comeBack } = openScanner();
    await takePhoto();
    goElsewhere();
    expect(await screen.findByText('Food Recognized!')).toBeDefined();
    comeBack();
    expect(await theResult()).toBeDefined();
  });
});

describe('A camera that stops unexpectedly', () => {
  const startCamera = async () => {
    openScanner();
    await clickButton('Start Camera');
    await screen.findByRole('dialog', { name: 'Camera' });
  };

  it('a camera that stops unexpectedly turns off when the page is hidden', async () => {
    await startCamera();
    setPageHidden(true);
    await eventually(() => expect(browser.stream.active).toBe(false));
    setPageHidden(false);
    expect(await screen.findByRole('button', { name: 'Start Camera' })).toBeDefined();
  });

  it('SCAN-34 a camera that stops unexpectedly reports that it was unplugged, and can be started again', async () => {
    await startCamera();
    browser.stream.unplug();
    expect((await toast('Camera Error')).text).toContain('The camera was disconnected.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Start Camera' })).toBeDefined();
  });

  it('a camera that stops unexpectedly does not restart by itself after it was canceled', async () => {
    await startCamera();
    await clickButton('Cancel');
    browser.stream.unplug();
    expect(screen.queryByText('Camera Error')).toBeNull();
  });
});

describe('The keyboard focus in the scanner', () => {
  const focused = () => document.activeElement?.textContent;

  it('the focus moves to Start Camera after the camera is canceled', async () => {
    openScanner();
    await clickButton('Start Camera');
    await screen.findByRole('dialog', { name: 'Camera' });
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('button', { name: 'Start Camera' });
    expect(focused()).toBe('Start Camera');
  });

  it('the focus stays among the foods after each correction', async () => {
    await openResult();
    await clickButton('White rice, cooked: something else?');
    await userEvent.keyboard('{Escape}');
    expect(focused()).toBe('White rice, cooked');
    await clickButton('Remove White rice, cooked');
    expect(focused()).toBe('Undo');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove White rice, cooked' })).toBeDefined();
    expect(focused()).toBe('White rice, cooked');
  });
});
