import { notifications } from '@mantine/notifications';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { scanRoutes } from '#shared/scan/routes.ts';
import { PhotosToFinish } from '#web/features/scan/drafts/photos-to-finish.tsx';
import { clearDeviceData } from '#web/lib/offline/clear-device-data.ts';
import {
  countDrafts,
  MAX_DRAFTS,
  readDrafts,
  saveDraft,
  usePhotoDrafts,
} from '#web/lib/offline/drafts/draft-store.ts';
import type { PhotoDraft } from '#web/lib/offline/drafts/photo-draft.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { failure } from '#test/support/scripted-api.ts';
import { aDevice, online, other, signIn } from '../offline/a-device.ts';
import { openScanner, scriptScanner, takePhoto, theResult, toast, words } from './scanner.tsx';
import { useScriptedBrowser } from './scripted-browser.ts';

const device = aDevice();
const browser = useScriptedBrowser();
afterEach(() => notifications.clean());

const aDraft = (over: Partial<PhotoDraft> = {}): PhotoDraft => ({
  id: 'draft-1',
  owner: 'user-1',
  taken_at: '2026-11-20T11:00:00.000Z',
  updated_at: Date.parse('2026-11-20T11:00:00.000Z'),
  jpegs: [new Blob(['jpeg'], { type: 'image/jpeg' })],
  keys: [null],
  analysis_key: null,
  text: '',
  chosen: [],
  meal: null,
  ...over,
});
const drafts = () => usePhotoDrafts.getState().drafts;
const kept = () => expect.poll(() => countDrafts('user-1'));
const theList = async () => within(await screen.findByRole('region', { name: 'Photos to finish' }));

/** Opens the scanner without a model. */
const open = (analyze = [failure('VISION_NOT_CONFIGURED')]) => {
  online(true);
  const api = scriptScanner({ analyze, describe: [words()] });
  api.on(scanRoutes.recognition, () => ({ has_model: false, ai_consent: null }));
  return { api, ...openScanner() };
};
/** Reloads the page: only what is on the device remains. */
const reload = async (view: { unmount: () => void }) => {
  view.unmount();
  usePhotoDrafts.setState({ drafts: [] });
  return open();
};

describe('A photo whose meal is not logged yet', () => {
  it('survives a reload with what was typed, is finished at the time of the photo, and leaves the list', async () => {
    const first = open();
    await takePhoto();
    await userEvent.type(await screen.findByLabelText('Foods and amounts'), 'rice');
    await expect.poll(() => drafts()[0]?.text).toBe('rice');
    const { api } = await reload(first);
    vi.setSystemTime('2026-11-20T13:00:00Z');
    const list = await theList();
    expect(list.getByText('rice')).toBeDefined();
    await userEvent.click(list.getByRole('button', { name: /^Finish photo from/ }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Foods and amounts')).value).toBe('rice');
    expect(screen.getByRole('img', { name: 'Your meal' })).toBeDefined();
    await clickButton('Find foods');
    await theResult();
    await clickButton('Log Food');
    await toast('Food Logged!');
    const body = api.sentTo(foodEntryRoutes.create)[0]?.body as { logged_at: string; image_url: string };
    expect(Date.parse(body.logged_at)).toBeLessThan(Date.parse('2026-11-20T12:10:00Z'));
    expect(body.image_url).toMatch(/^incoming\//);
    await kept().toBe(0);
  });

  it('survives a reload with its result and corrections, without another analysis', async () => {
    const first = open();
    await takePhoto();
    await userEvent.type(await screen.findByLabelText('Foods and amounts'), 'rice');
    await clickButton('Find foods');
    await theResult();
    await userEvent.click(screen.getByRole('radio', { name: 'Lunch' }));
    await expect.poll(() => (drafts()[0]?.meal as { meal_type?: string } | null)?.meal_type).toBe('lunch');
    const { api } = await reload(first);
    await userEvent.click((await theList()).getByRole('button', { name: /^Finish photo from/ }));
    await theResult();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Lunch' }).checked).toBe(true);
    expect(api.sentTo(scanRoutes.analyze)).toEqual([]);
  });

  it('repeats an interrupted analysis with its key, so that it is not charged twice', async () => {
    const first = open();
    first.api.on(scanRoutes.analyze, () => new Promise(() => undefined));
    await takePhoto();
    await expect.poll(() => drafts()[0]?.analysis_key).toBeTypeOf('string');
    const [sent] = first.api.sentTo(scanRoutes.analyze);
    const { api } = await reload(first);
    await userEvent.click((await theList()).getByRole('button', { name: /^Finish photo from/ }));
    await expect.poll(() => api.sentTo(scanRoutes.analyze)).toHaveLength(1);
    const [again] = api.sentTo(scanRoutes.analyze);
    expect([again?.body, again?.headers.get('idempotency-key')]).toEqual([
      sent?.body,
      sent?.headers.get('idempotency-key'),
    ]);
  });

  it('can be kept for later, then discarded and restored', async () => {
    open();
    await takePhoto();
    await clickButton('Finish later');
    await toast('Saved for later');
    const list = await theList();
    expect(list.getByText('Not described yet')).toBeDefined();
    await userEvent.click(list.getByRole('button', { name: /^Discard photo from/ }));
    await kept().toBe(0);
    await clickButton('Undo');
    await kept().toBe(1);
    await theList();
  });

  it('can be discarded by Cancel, with Undo', async () => {
    open();
    await takePhoto();
    await screen.findByLabelText('Foods and amounts');
    await clickButton('Cancel');
    await toast('Photo discarded');
    await kept().toBe(0);
    await clickButton('Undo');
    await kept().toBe(1);
  });

  it('stays in the scanner when the storage is full, and says so once', async () => {
    open();
    device.browser.fullWhile(() => true);
    await takePhoto();
    expect((await toast('Photo not kept for later')).text).toContain('storage is full');
    await userEvent.type(await screen.findByLabelText('Foods and amounts'), 'rice');
    await clickButton('Find foods');
    await theResult();
    await kept().toBe(0);
  });

  it('works without a toast in a browser that blocks storage', async () => {
    await readDrafts();
    device.browser.end();
    vi.stubGlobal('indexedDB', undefined);
    open();
    await takePhoto();
    await screen.findByLabelText('Foods and amounts');
    await clickButton('Cancel');
    await screen.findByRole('button', { name: 'Start Camera' });
    expect(screen.queryByText('Photo discarded')).toBeNull();
    expect(browser.uploads).toHaveLength(1);
  });
});

describe('The list of photos to finish', () => {
  it('keeps the newest ten of the last two weeks', async () => {
    const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T11:00:00.000Z`;
    const old = aDraft({ id: 'old', updated_at: Date.parse(day(5)) });
    await saveDraft(old);
    expect(drafts()).toEqual([]);
    for (let index = 1; index <= MAX_DRAFTS + 2; index += 1)
      await saveDraft(aDraft({ id: `draft-${index}`, taken_at: day(7 + index) }));
    expect(drafts().map(({ id }) => id)).toEqual(
      Array.from({ length: MAX_DRAFTS }, (_, index) => `draft-${MAX_DRAFTS + 2 - index}`),
    );
    expect(await countDrafts('user-1')).toBe(MAX_DRAFTS);
  });

  it('belongs to one user, and disappears at sign-out', async () => {
    await saveDraft(aDraft());
    signIn(other);
    await expect.poll(() => drafts()).toEqual([]);
    await saveDraft(aDraft({ id: 'theirs', owner: 'user-2' }));
    await clearDeviceData('user-2', false);
    expect([await countDrafts('user-1'), await countDrafts('user-2')]).toEqual([1, 0]);
    signIn({ ...other, sub: 'user-1' });
    await expect.poll(() => drafts().map(({ id }) => id)).toEqual(['draft-1']);
  });

  it('does not appear without drafts, and leaves out what another version stored in another form', async () => {
    const { unmount } = openScreen(<PhotosToFinish onFinish={() => undefined} />);
    await readDrafts();
    expect(screen.queryByRole('region', { name: 'Photos to finish' })).toBeNull();
    unmount();
    await saveDraft(aDraft({ chosen: 'something', meal: { items: 'none' } }));
    openScreen(<PhotosToFinish onFinish={() => undefined} />);
    expect((await theList()).getByText('Not described yet')).toBeDefined();
  });
});
