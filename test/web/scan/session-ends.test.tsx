import { screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { SignedInOnly } from '#web/app/signed-in-only.tsx';
import { ScanFood } from '#web/features/scan/scan-food.tsx';
import { useSession } from '#web/lib/session/session-store.ts';
import { someone } from '#test/support/screen/scripted-auth.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { clickButton } from '#test/support/screen/click-button.ts';
import { analysis } from '#test/support/builders/a-food-analysis.ts';
import { entry, scriptScanner, takePhoto, theResult, toast } from './scanner.tsx';
import { scriptBrowser } from './scripted-browser.ts';
import { eventually } from '#test/support/eventually.ts';

const before = useSession.getState();
let browser: ReturnType<typeof scriptBrowser>;
beforeEach(() => {
  browser = scriptBrowser();
});
afterEach(() => {
  useSession.setState(before, true);
  vi.restoreAllMocks();
});

const signIn = (sub = someone.sub) =>
  act(() =>
    useSession.setState({
      status: 'signed-in',
      user: { ...someone, sub },
      interrupted: null,
      onEnd: () => undefined,
    }),
  );
const openPage = () => {
  signIn();
  openScreen(
    <SignedInOnly otherwise={<p>Sign in here</p>}>
      <ScanFood isShown onLogged={() => undefined} renderConsent={() => null} renderSeveral={(add) => add} />
    </SignedInOnly>,
  );
};

describe('A session that ends while a plate is displayed', () => {
  it('SCAN-26 logs nothing, asks to sign in again, and keeps everything', async () => {
    const api = scriptScanner({ log: [failure('UNAUTHENTICATED'), entry] });
    openPage();
    await takePhoto();
    await theResult();
    await clickButton('Remove White rice, cooked');
    await clickButton('Log Food');
    expect((await toast('Sign in again')).text).toContain('Your plate and photo are saved here.');
    expect(screen.queryByText('Food Logged!')).toBeNull();
    expect(await screen.findByText('Sign in here')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Here’s your plate' })).toBeNull();
    signIn();
    await theResult();
    expect(screen.queryByText('White rice, cooked')).toBeNull();
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'Your meal' }).src).toBe('blob:photo');
    await clickButton('Log Food');
    await toast('Food Logged!');
    expect(api.sentTo(foodEntryRoutes.create)[1]?.body).toMatchObject({ image_url: analysis.image_url });
  });

  it('SCAN-26 the scanner hides the plate from other users', async () => {
    scriptScanner({ log: [failure('UNAUTHENTICATED')] });
    openPage();
    await takePhoto();
    await theResult();
    await clickButton('Log Food');
    await screen.findByText('Sign in here');
    signIn('somebody-else');
    expect(await screen.findByRole('button', { name: 'Start Camera' })).toBeDefined();
  });

  it('the scanner continues an interrupted analysis', async () => {
    scriptScanner({ analyze: [failure('UNAUTHENTICATED'), analysis] });
    openPage();
    await takePhoto();
    await screen.findByText('Sign in here');
    signIn();
    await theResult();
    expect(browser.uploads).toHaveLength(1);
  });

  it('the scanner turns a running camera off, and resets it', async () => {
    scriptScanner();
    openPage();
    await clickButton('Start Camera');
    await screen.findByRole('dialog', { name: 'Camera' });
    act(() => useSession.setState({ status: 'signed-out', user: null, interrupted: someone.sub }));
    await eventually(() => expect(browser.stream.active).toBe(false));
    signIn();
    expect(await screen.findByRole('button', { name: 'Start Camera' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
